import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { wallClock } from '../clocks.ts'
import { acceptRights } from '../config/one-role.ts'
import { connect } from '../database/connect.ts'
import { functionsFolder } from '../database/functions.ts'
import { migrate } from '../database/migrate.ts'
import { installJobs } from './install-jobs.ts'
import { prepareDatabase } from './prepare.ts'

const admin = connect(`${inject('clusterUrl')}/postgres`, { max: 1, name: 'foyer test' })
afterAll(() => admin.end())

/**
 * An empty database that belongs to a role of its own, as an administrator creates one, and a second role for the
 * owner.
 */
const oneRoleDatabase = async () => {
  const suffix = randomBytes(4).toString('hex')
  const [role, owner, database] = [`app_${suffix}`, `owner_${suffix}`, `one_role_${suffix}`]
  for (const name of [role, owner]) await admin.unsafe(`create role ${name} login password 'p'`)
  await admin.unsafe(`create database ${database} template template1 owner ${role}`)
  const urlOf = (name: string) => {
    const url = new URL(`${inject('clusterUrl')}/${database}`)
    url.username = name
    url.password = 'p'
    return url.href
  }
  const db = connect(urlOf(role), { max: 4, name: 'foyer test' })
  afterAll(async () => {
    await db.end({ timeout: 5 })
    await admin.unsafe(`drop database ${database} with (force)`)
    for (const name of [role, owner]) await admin.unsafe(`drop role ${name}`)
  })
  return { db, role, owner, ownerUrl: urlOf(owner) }
}

const warn = vi.fn()
const sandbox = acceptRights({ FOYER_MODE: 'sandbox', DATABASE_ONE_ROLE: 'refused' }, { warn })
const production = acceptRights({ FOYER_MODE: 'production', DATABASE_ONE_ROLE: 'refused' }, { warn })
const allowed = acceptRights({ FOYER_MODE: 'production', DATABASE_ONE_ROLE: 'allowed' }, { warn })

test('SEC-9 production refuses a database of one role in one sentence, before it changes anything, unless that is allowed by name', async () => {
  const { db, role } = await oneRoleDatabase()
  const start = (accept: typeof production) => prepareDatabase({ db, ownerUrl: undefined, wall: wallClock, accept })
  await expect(start(production)).rejects.toThrow(
    `The role ${role} of DATABASE_URL could rewrite the audit trail and the ledger, since it owns the database: name a role of fewer rights there and the owner of the tables in DATABASE_OWNER_URL, or accept it with DATABASE_ONE_ROLE=allowed.`,
  )
  expect(await db`select to_regclass('migrations') as there`).toEqual([{ there: null }])
  expect((await start(allowed)).length).toBeGreaterThan(50)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await start(sandbox)).toEqual([])
}, 60_000)

test('SEC-9 an owner takes over a database that one role has made, and that role still works with fewer rights', async () => {
  const { db, role, owner, ownerUrl } = await oneRoleDatabase()
  await migrate(db, wallClock)
  await installJobs(db)
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values (to_timestamp(0), 'system', 's', '1', 'e')`

  const start = () => prepareDatabase({ db, ownerUrl, wall: wallClock, accept: production })
  await expect(start()).rejects.toThrow(
    `The role ${role} of DATABASE_URL still owns the tables: run "grant ${role} to ${owner}" as an administrator of the database and start again.`,
  )
  await admin.unsafe(`grant ${role} to ${owner}`)
  expect(await start()).toEqual(readdirSync(functionsFolder).sort())

  expect(await db`select subject from audit_entries`).toEqual([{ subject: 's' }])
  await db`insert into audit_entries (at, actor, subject, subject_id, event) values (to_timestamp(0), 'system', 's', '2', 'e')`
  await expect(db`alter table audit_entries disable trigger user`).rejects.toThrow('must be owner')
  await expect(db`delete from audit_entries`).rejects.toThrow('permission denied')
  // a second start of the same version, and one without the owner's address
  expect(await start()).toEqual([])
  expect(await prepareDatabase({ db, ownerUrl: undefined, wall: wallClock, accept: production })).toEqual([])
}, 60_000)

test('SEC-9 a server without the owner names the first function and the first migration that it may not run', async () => {
  const { db, role, owner, ownerUrl } = await oneRoleDatabase()
  await admin.unsafe(`grant ${role} to ${owner}`)
  await migrate(db, wallClock)
  await prepareDatabase({ db, ownerUrl, wall: wallClock, accept: production })
  const asOwner = connect(ownerUrl, { max: 1, name: 'foyer test' })
  const start = () => prepareDatabase({ db, ownerUrl: undefined, wall: wallClock, accept: production })
  await asOwner`delete from function_versions where name = 'take-stock.sql'`
  await expect(start()).rejects.toThrow(
    `The function file take-stock.sql has not run on this database, and the role ${role} may not run it: set DATABASE_OWNER_URL.`,
  )
  await asOwner`delete from migrations where id = 75`
  await asOwner.end()
  await expect(start()).rejects.toThrow(
    `The migration 0075-rights-of-the-owner.sql has not run on this database, and the role ${role} may not run it: set DATABASE_OWNER_URL.`,
  )
}, 60_000)
