import { randomBytes } from 'node:crypto'
import { spendingOn } from '@foyer/testing/spent'
import type { Sql } from 'postgres'
import { afterAll, inject } from 'vitest'
import { connect } from '../database/connect.ts'
import { ownerRole } from '../database/embedded/roles.ts'
import { templateDatabase } from './global-setup.ts'

/** The database of one test; the addresses serve further processes and pools. */
interface TestDatabase {
  /** address for the application's role */
  readonly url: string
  /** address for the role that owns the tables */
  readonly ownerUrl: string
  drop(): Promise<void>
}

/** Creates a database, by default with every migration applied. */
export const createTestDatabase = async (template = templateDatabase): Promise<TestDatabase> => {
  const name = `foyer_${randomBytes(6).toString('hex')}`
  const admin = connect(throughSocket(`${inject('clusterUrl')}/postgres`), { max: 1, name: 'foyer test' })
  await spendingOn('cloning databases', async () => {
    // without a log of every page, which a database that need not survive a crash does not need
    await admin`
      create database ${admin(name)} template ${admin(template)} strategy file_copy owner ${admin(ownerRole)}`
    // a start revokes it too; a clone does not inherit it from its template
    await admin`revoke temporary on database ${admin(name)} from public`
  })
  return {
    url: `${inject('applicationUrl')}/${name}`,
    ownerUrl: `${inject('ownerUrl')}/${name}`,
    drop: async () => {
      await owners.get(name)?.end({ timeout: 5 })
      owners.delete(name)
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/** The variables that name a database of the tests to a server: through the pooler if the run has one. */
export const databaseVariables = (url: string): { DATABASE_URL: string; DATABASE_DIRECT_URL?: string } => {
  const [direct, through] = [inject('applicationUrl'), inject('poolerUrl')]
  return through !== '' && url.startsWith(`${direct}/`)
    ? { DATABASE_URL: url.replace(direct, through), DATABASE_DIRECT_URL: url }
    : { DATABASE_URL: url }
}

/** The variables that name the database of a pool to a command. */
export const variablesOf = ({ options: { database } }: Sql) =>
  databaseVariables(`${inject('applicationUrl')}/${database}`)

/** The address of the same database through the Unix socket, which costs less. */
const throughSocket = (url: string): string => `${url}?host=${encodeURIComponent(inject('socketFolder'))}`

/** A pool of the application on a database of the tests, as a server opens it. */
export const applicationPool = (url: string, pool: { max: number; name: string }): Sql => {
  const { DATABASE_URL, DATABASE_DIRECT_URL: directUrl } = databaseVariables(url)
  return connect(directUrl ? DATABASE_URL : throughSocket(url), { ...pool, directUrl })
}

/** Pools of owners, by the name of the database; they end when the database is dropped. */
const owners = new Map<string, Sql>()

/**
 * A pool on the database of another pool, for the role that owns the tables, which may change what the application may
 * not.
 */
export const ownerOf = (db: Sql): Sql => {
  const { database } = db.options
  const owner =
    owners.get(database) ?? connect(throughSocket(`${inject('ownerUrl')}/${database}`), { max: 4, name: 'foyer owner' })
  owners.set(database, owner)
  return owner
}

/** Several pools on one new clone, which is dropped when the test file ends. */
export const testPools = async (count: number, template?: string): Promise<Sql[]> => {
  const { url, drop } = await createTestDatabase(template)
  const pools = Array.from({ length: count }, (_, n) => applicationPool(url, { max: 10, name: `foyer test ${n + 1}` }))
  afterAll(async () => {
    for (const pool of pools) await pool.end({ timeout: 5 })
    await drop()
  })
  return pools
}

/**
 * A pool on a new clone of the migrated template, which is dropped when the test file ends. Call it once at the top
 * level of a test file: `const db = await testDatabase()`.
 */
export const testDatabase = async (template?: string): Promise<Sql> => {
  const [db] = await testPools(1, template)
  if (!db) throw new Error('there is no pool')
  return db
}
