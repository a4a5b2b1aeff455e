import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { wallClock } from '../../clocks.ts'
import { makeDataDir } from '../../config/data-dir.ts'
import { acceptRights } from '../../config/one-role.ts'
import { installJobs } from '../../preparation/install-jobs.ts'
import { prepareDatabase } from '../../preparation/prepare.ts'
import { dataFolder, installationOf } from '../../testing/server-process.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { ensureCluster, passwordOf } from './cluster.ts'
import { freePort, startPostmaster, stopPostmaster } from './postmaster.ts'
import { superviseDatabase } from './supervisor.ts'

vi.setConfig({ testTimeout: 120_000 })
const quiet = pino({ enabled: false })

/**
 * A data folder as the previous version made it: one password for the superuser and for the one role that owns
 * everything.
 */
const oldFolder = async (): Promise<string> => {
  const dataDir = makeDataDir(dataFolder())
  const installation = installationOf(dataDir)
  await ensureCluster(installation)
  const superuser = readFileSync(join(installation.home, 'password.postgres'), 'utf8')
  const password = passwordOf(installation)
  for (const name of ['password.postgres', 'password.owner']) rmSync(join(installation.home, name))
  const port = await freePort()
  expect(await startPostmaster(installation, port)).toBe(true)
  const at = (role: string, word: string, database: string) =>
    connect(`postgres://${role}:${word}@127.0.0.1:${port}/${database}`, { max: 2, name: 'foyer test' })
  const admin = at('postgres', superuser, 'postgres')
  await admin.unsafe(`create role foyer login password '${password}'`)
  await admin.unsafe('create database foyer owner foyer')
  await admin.unsafe(`alter role postgres password '${password}'`)
  await admin.end()
  const db = at('foyer', password, 'foyer')
  await migrate(db, wallClock)
  await installJobs(db)
  await db`update sandbox_settings set business_clock_offset = 7`
  await db.end()
  await stopPostmaster(installation)
  return dataDir
}

test('SEC-9 a start takes over a data folder of the previous version: the superuser gets its own password, and the tables get an owner', async () => {
  const dataDir = await oldFolder()
  const start = async () => {
    const { url, ownerUrl, stop } = await superviseDatabase({
      dataDir,
      log: quiet,
      signal: new AbortController().signal,
      onLost: (error) => {
        throw error
      },
    })
    const db = connect(url, { max: 2, name: 'foyer test' })
    const accept = acceptRights({ FOYER_MODE: 'production', DATABASE_ONE_ROLE: 'refused' }, quiet)
    await prepareDatabase({ db, ownerUrl, wall: wallClock, accept })
    return { url, db, stop: async () => [await db.end(), await stop()] }
  }
  for (const attempt of ['first', 'second']) {
    const { url, db, stop } = await start()
    expect(await db`select business_clock_offset as ms from sandbox_settings`, attempt).toEqual([{ ms: 7 }])
    await expect(db`alter table audit_entries disable trigger user`).rejects.toThrow('must be owner')
    await expect(db`select pg_read_file('PG_VERSION')`).rejects.toThrow('permission denied')
    const stranger = connect(url.replace('//foyer:', '//postgres:'), { max: 1, name: 'foyer test' })
    await expect(stranger`select 1`).rejects.toThrow('password authentication failed')
    await stranger.end({ timeout: 0 })
    await stop()
  }
})
