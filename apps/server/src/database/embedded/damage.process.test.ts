import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataFolder, installationOf, startDatabaseProcess } from '../../testing/server-process.ts'
import { copyDataFolder } from '../../testing/started-folder.ts'
import { connect } from '../connect.ts'
import { clusterOf, superuserPasswordOf } from './cluster.ts'
import { freePort, isAlive, readPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { superviseDatabase } from './supervisor.ts'

// a database is damaged and given up twice; five of the seconds are the time-out of `attach`
vi.setConfig({ testTimeout: 120_000 })

/** The data folder that each test damages a copy of. */
const whole = dataFolder(0o755, afterAll)
beforeAll(async () => {
  const { stop } = await superviseDatabase({
    dataDir: whole,
    log: pino({ enabled: false }),
    signal: new AbortController().signal,
    onLost: (error) => {
      throw error
    },
  })
  await stop()
})

/** Overwrites a file of the stopped cluster with zeros, as a failing disk does. */
const wipe = (path: string): void => {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(statSync(path).size))
  closeSync(file)
}

test.each([
  ['of the database postgres, which makes the server crash on every connection', 'postgres'],
  ['of the application’s database', 'foyer'],
])(
  'REL-11 a start on a damaged catalogue %s ends with one sentence and leaves no server running',
  async (_, database) => {
    const dataDir = dataFolder()
    copyDataFolder(whole, dataDir)
    const installation = installationOf(dataDir)
    const port = await freePort()
    await startPostmaster(installation, port)
    const url = `postgres://postgres:${superuserPasswordOf(installation)}@127.0.0.1:${port}/${database}`
    const admin = connect(url, { max: 1, name: 'foyer test' })
    const [{ path }] = await admin<[{ path: string }]>`select pg_relation_filepath('pg_class') as path`
    await admin.end()
    await stopPostmaster(installation)
    wipe(join(clusterOf(installation), path))

    const damaged = startDatabaseProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
    expect(await damaged.ended).toBe(1)
    expect(damaged.stderr()).toMatch(/^The database (in .+ does not start: |is damaged \().+\n$/)
    expect(damaged.stderr()).not.toMatch(/postmaster\.pid|recovery mode/)
    const running = readPostmaster(installation)
    expect(running !== undefined && isAlive(running.pid)).toBe(false)
  },
)
