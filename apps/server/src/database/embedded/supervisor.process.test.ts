import { once } from 'node:events'
import { chownSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { moveBusinessClock } from '../../clocks.ts'
import { databaseIn, installationOf, startDatabaseProcess, startServerProcess } from '../../testing/server-process.ts'
import { startedFolder } from '../../testing/started-folder.ts'
import { isAlive, readPostmaster, startPostmaster } from './postmaster.ts'

// each test starts several real processes, which is slow on a busy machine
vi.setConfig({ testTimeout: 90_000 })

/** One data folder for all tests: each test leaves its server stopped. */
const shared = await startedFolder(afterAll)
const running = () => readPostmaster(installationOf(shared))
const runningPid = () => running()?.pid ?? 0

const listening = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

test('a stop ends the app and its PostgreSQL, and a second signal changes nothing', async () => {
  const server = startServerProcess({ DATA_DIR: shared })
  await server.ready()
  const pid = runningPid()
  expect(isAlive(pid)).toBe(true)
  server.child.kill('SIGINT')
  expect(await server.stop('SIGINT')).toBe(0)
  expect(isAlive(pid)).toBe(false)
  expect(running()).toBeUndefined()
})

test('REL-15 the log of PostgreSQL has a file for each weekday at most, and a start moves a full server.log away', async () => {
  const { home } = installationOf(shared)
  writeFileSync(join(home, 'server.log'), 'x'.repeat(1_000_001))
  const server = startDatabaseProcess({ DATA_DIR: shared })
  await server.ready()
  expect(statSync(join(home, 'server.log.1')).size).toBe(1_000_001)
  expect(statSync(join(home, 'server.log')).size).toBeLessThan(1_000)
  const names = readdirSync(join(home, 'log'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/^server-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log$/)
  const settings = ['log_truncate_on_rotation', 'log_rotation_age', 'log_rotation_size']
  const values = await databaseIn(
    shared,
  )`select current_setting(name) as value from unnest(${settings}::text[]) as name`
  expect(values.map(({ value }) => value)).toEqual(['on', '1d', '0'])
  expect(await server.stop()).toBe(0)
})

test('after kill -9 of the app the next start adopts the running PostgreSQL, and no committed data is lost', async () => {
  const first = startDatabaseProcess({ DATA_DIR: shared })
  await first.ready()
  const pid = runningPid()
  await moveBusinessClock(databaseIn(shared), 86_400_000)
  expect(await first.stop('SIGKILL')).toBeNull()
  expect(isAlive(pid)).toBe(true)

  const second = startDatabaseProcess({ DATA_DIR: shared })
  await second.ready()
  expect(runningPid()).toBe(pid)
  expect(second.stdout()).toContain('adopted')
  expect(await databaseIn(shared)`select business_clock_offset as ms from sandbox_settings`).toEqual([
    { ms: 86_400_000 },
  ])
  expect(await second.stop()).toBe(0)
  expect(running()).toBeUndefined()
})

test('after kill -9 of app and PostgreSQL the next start succeeds despite a stale postmaster.pid, with all committed data', async () => {
  const first = startDatabaseProcess({ DATA_DIR: shared })
  await first.ready()
  const pid = runningPid()
  await moveBusinessClock(databaseIn(shared), 1)
  first.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await first.ended

  const second = startDatabaseProcess({ DATA_DIR: shared })
  await second.ready()
  expect(runningPid()).not.toBe(pid)
  expect(await databaseIn(shared)`select business_clock_offset as ms from sandbox_settings`).toEqual([{ ms: 1 }])
  expect(await second.stop()).toBe(0)
})

test('a start succeeds although the process and port in a stale postmaster.pid now belong to other programs', async () => {
  const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const port = await listening(stranger)
  const first = startDatabaseProcess({ DATA_DIR: shared })
  await first.ready()
  const { home, account } = installationOf(shared)
  const file = join(home, 'cluster/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  writeFileSync(file, lines.with(0, String(process.pid)).with(3, String(port)).join('\n'), { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)

  const second = startDatabaseProcess({ DATA_DIR: shared })
  await second.ready()
  expect(running()).not.toMatchObject({ pid: process.pid })
  expect(await second.stop()).toBe(0)
  stranger.close()
})

test('the app restarts a PostgreSQL that was killed, on the same port', async () => {
  const server = startDatabaseProcess({ DATA_DIR: shared })
  await server.ready()
  const before = running()
  process.kill(before?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(server.stdout()).toContain('the database server was restarted'), { timeout: 60_000 })
  const after = running()
  expect(after?.port).toBe(before?.port)
  expect(after?.pid).not.toBe(before?.pid)
  expect(await server.stop()).toBe(0)
})

test('the app exits with 1 and one line on stderr if PostgreSQL cannot be restarted', async () => {
  const server = startServerProcess({ DATA_DIR: shared })
  await server.ready()
  const { home } = installationOf(shared)
  const pid = runningPid()
  // the folder contains the control file, without which no restart is attempted
  renameSync(join(home, 'cluster/global'), join(home, 'global-away'))
  process.kill(pid, 'SIGKILL')
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(/^The database in .+ does not start: .+\n$/)
  rmSync(join(home, 'cluster/global'), { recursive: true, force: true })
  renameSync(join(home, 'global-away'), join(home, 'cluster/global'))
})

test.each([
  ['the password of the database', 'password', 'it holds the password of the database'],
  ['the version of the cluster', 'cluster/PG_VERSION', 'the database is not whole'],
])(
  'REL-17 a start without the file of %s ends with one sentence that names it, and leaves no server running',
  async (_, name, what) => {
    const path = join(installationOf(shared).home, name)
    renameSync(path, `${path}.away`)
    const server = startDatabaseProcess({ DATA_DIR: shared })
    expect(await server.ended).toBe(1)
    expect(server.stderr()).toBe(
      `${path} is missing: ${what}. Restore it from a backup; in the sandbox, delete the data folder to begin anew.\n`,
    )
    expect(running()).toBeUndefined()
    renameSync(`${path}.away`, path)

    const restored = startDatabaseProcess({ DATA_DIR: shared })
    await restored.ready()
    expect(await restored.stop()).toBe(0)
  },
)

test('a second server on one data folder names the first in one sentence and exits with 1', async () => {
  const first = startDatabaseProcess({ DATA_DIR: shared })
  await first.ready()
  const second = startDatabaseProcess({ DATA_DIR: shared })
  expect(await second.ended).toBe(1)
  expect(second.stderr()).toBe(
    `Foyer already runs on the data folder ${shared} (process ${first.child.pid}): stop it first, or set another DATA_DIR.\n`,
  )
  expect(await databaseIn(shared)`select 1 as one`).toEqual([{ one: 1 }])
  expect(await first.stop()).toBe(0)
})

test('a start on a port in use ends with one sentence and with the database stopped again', async () => {
  const other = createServer()
  const usedPort = await listening(other)
  const server = startServerProcess({ DATA_DIR: shared, PORT: String(usedPort) })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toBe(`Port ${usedPort} is in use: stop what listens there, or set PORT.\n`)
  expect(running()).toBeUndefined()

  // startPostmaster reports a port in use, and the supervisor then picks another one
  expect(await startPostmaster(installationOf(shared), usedPort)).toBe(false)
  other.close()
})
