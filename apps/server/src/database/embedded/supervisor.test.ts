import { chownSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { moveBusinessClock } from '../../clocks.ts'
import { dataFolder, installationOf, type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { connect } from '../connect.ts'
import { passwordOf } from './cluster.ts'
import { isAlive, readPostmaster, startPostmaster } from './postmaster.ts'

const databaseIn = (dataDir: string) => {
  const installation = installationOf(dataDir)
  const port = readPostmaster(installation)?.port
  const db = connect(`postgres://foyer:${passwordOf(installation)}@127.0.0.1:${port}/foyer`, { max: 1, name: 'test' })
  onTestFinished(() => db.end({ timeout: 1 }))
  return db
}
// several starts of real processes each, some with initdb and its fsyncs: seconds apart on a busy machine
vi.setConfig({ testTimeout: 90_000 })

/** Each test leaves it stopped, so that most can share one. */
const shared = dataFolder(0o755, afterAll)

const postmasterPid = (dataDir: string): number => readPostmaster(installationOf(dataDir))?.pid ?? 0

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

const stopped = async (server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  server.child.kill(signal)
  return server.ended
}

test('a stop ends the app and its PostgreSQL, and a second signal changes nothing', async () => {
  const server = startServerProcess({ DATA_DIR: shared })
  await server.ready()
  const pid = postmasterPid(shared)
  expect(isAlive(pid)).toBe(true)
  server.child.kill('SIGINT')
  expect(await stopped(server, 'SIGINT')).toBe(0)
  expect(isAlive(pid)).toBe(false)
  expect(readPostmaster(installationOf(shared))).toBeUndefined()
})

test('a folder made on a machine with LANG=C counts characters, and only its owner reads the password', async () => {
  const dataDir = dataFolder()
  const server = startServerProcess({ DATA_DIR: dataDir, LANG: 'C', LC_ALL: 'C' })
  await server.ready()
  const db = databaseIn(dataDir)
  expect(await db`select length('认购') as length, upper('ä') as upper`).toEqual([{ length: 2, upper: 'Ä' }])
  expect(statSync(join(installationOf(dataDir).home, 'password')).mode & 0o777).toBe(0o600)
  const [role] = await db`select rolsuper from pg_roles where rolname = current_user`
  expect(role).toEqual({ rolsuper: false })
  expect(await stopped(server)).toBe(0)
})

test('after kill -9 the next start adopts the running server and nothing committed is lost', async () => {
  const first = startServerProcess({ DATA_DIR: shared })
  await first.ready()
  const pid = postmasterPid(shared)
  await moveBusinessClock(databaseIn(shared), 86_400_000)
  expect(await stopped(first, 'SIGKILL')).toBeNull()
  expect(isAlive(pid)).toBe(true)

  const second = startServerProcess({ DATA_DIR: shared })
  await second.ready()
  expect(postmasterPid(shared)).toBe(pid)
  expect(second.stdout()).toContain('adopted')
  expect(await databaseIn(shared)`select business_clock_offset as ms from sandbox_settings`).toEqual([
    { ms: 86_400_000 },
  ])
  expect(await stopped(second)).toBe(0)
  expect(readPostmaster(installationOf(shared))).toBeUndefined()
})

test('after kill -9 of app and PostgreSQL a stale postmaster.pid hinders nothing', async () => {
  const first = startServerProcess({ DATA_DIR: shared })
  await first.ready()
  const pid = postmasterPid(shared)
  await moveBusinessClock(databaseIn(shared), 1)
  first.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await first.ended

  const second = startServerProcess({ DATA_DIR: shared })
  await second.ready()
  expect(postmasterPid(shared)).not.toBe(pid)
  expect(await databaseIn(shared)`select business_clock_offset as ms from sandbox_settings`).toEqual([{ ms: 1 }])
  expect(await stopped(second)).toBe(0)
})

test('a stale postmaster.pid whose process and port now belong to strangers hinders nothing', async () => {
  const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const port = await listening(stranger)
  const first = startServerProcess({ DATA_DIR: shared })
  await first.ready()
  const { home, account } = installationOf(shared)
  const file = join(home, 'cluster/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await stopped(first)
  writeFileSync(file, lines.with(0, String(process.pid)).with(3, String(port)).join('\n'), { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)

  const second = startServerProcess({ DATA_DIR: shared })
  await second.ready()
  expect(readPostmaster(installationOf(shared))).not.toMatchObject({ pid: process.pid })
  expect(await stopped(second)).toBe(0)
  stranger.close()
})

test('a PostgreSQL that dies under a living app is brought back on its port', async () => {
  const server = startServerProcess({ DATA_DIR: shared })
  await server.ready()
  const before = readPostmaster(installationOf(shared))
  process.kill(before?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(server.stdout()).toContain('the database server is back'), { timeout: 15_000 })
  const after = readPostmaster(installationOf(shared))
  expect(after?.port).toBe(before?.port)
  expect(after?.pid).not.toBe(before?.pid)
  expect(await stopped(server)).toBe(0)
})

test('a PostgreSQL that cannot be brought back ends the app, logged and with exit 1', async () => {
  const server = startServerProcess({ DATA_DIR: shared })
  await server.ready()
  const { home } = installationOf(shared)
  const pid = postmasterPid(shared)
  renameSync(join(home, 'cluster/base'), join(home, 'base-away'))
  process.kill(pid, 'SIGKILL')
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(/^The database in .+ does not start: .+\n$/)
  renameSync(join(home, 'base-away'), join(home, 'cluster/base'))
})

test('started twice on one data folder the second says so in one sentence and exits 1', async () => {
  const first = startServerProcess({ DATA_DIR: shared })
  const port = await first.ready()
  const second = startServerProcess({ DATA_DIR: shared })
  expect(await second.ended).toBe(1)
  expect(second.stderr()).toBe(
    `Foyer already runs on the data folder ${shared} (process ${first.child.pid}): stop it first, or set another DATA_DIR.\n`,
  )
  expect((await fetch(`http://127.0.0.1:${port}/config.json`)).status).toBe(200)
  expect(await stopped(first)).toBe(0)
})

test('of two apps started at once on a new folder one runs and the other says so', async () => {
  const dataDir = dataFolder()
  const apps = [startServerProcess({ DATA_DIR: dataDir }), startServerProcess({ DATA_DIR: dataDir })]
  const refused = await Promise.race(apps.map((app) => app.ended.then(() => app)))
  expect(refused.stderr()).toMatch(/^Foyer already runs on the data folder .+\n$/)
  expect(await refused.ended).toBe(1)
  for (const app of apps) {
    if (app === refused) continue
    await app.ready()
    expect(await stopped(app)).toBe(0)
  }
})

test('a start killed while it made the cluster leaves nothing that the next one trips over', async () => {
  const dataDir = dataFolder()
  const first = startServerProcess({ DATA_DIR: dataDir })
  const unfinished = () => (existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.includes('.init-')) : [])
  await vi.waitFor(
    () => expect(unfinished().some((name) => existsSync(join(dataDir, name, 'cluster/base/1')))).toBe(true),
    { timeout: 10_000, interval: 2 },
  )
  // the whole group: the app and initdb with what it started
  process.kill(-(first.child.pid ?? 0), 'SIGKILL')
  await first.ended
  expect(unfinished()).toHaveLength(1)
  expect(existsSync(join(dataDir, 'database'))).toBe(false)

  const second = startServerProcess({ DATA_DIR: dataDir })
  await second.ready()
  expect(unfinished()).toEqual([])
  expect(await stopped(second)).toBe(0)
})

test('a stop during the first start ends it cleanly', async () => {
  const dataDir = dataFolder()
  const server = startServerProcess({ DATA_DIR: dataDir })
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'database'))).toBe(true), { timeout: 10_000, interval: 2 })
  expect(await stopped(server)).toBe(0)
  expect(server.stderr()).toBe('')
  expect(readPostmaster(installationOf(dataDir))).toBeUndefined()
})

test('a port that somebody else listens on ends the start in one sentence, with the database stopped again', async () => {
  const other = createServer()
  const taken = await listening(other)
  const server = startServerProcess({ DATA_DIR: shared, PORT: String(taken) })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toBe(`Port ${taken} is in use: stop what listens there, or set PORT.\n`)
  expect(readPostmaster(installationOf(shared))).toBeUndefined()

  // the same for the database's own port, which the supervisor picks anew
  expect(await startPostmaster(installationOf(shared), taken)).toBe(false)
  other.close()
})

test.runIf(process.getuid?.() === 0)(
  'as root below a 0700 parent the database lives in /var/lib, and says so',
  async () => {
    const dataDir = dataFolder(0o700)
    const server = startServerProcess({ DATA_DIR: dataDir })
    await server.ready()
    const { home } = installationOf(dataDir)
    expect(dirname(home)).toBe('/var/lib')
    expect(server.stdout()).toContain(`the database lives in ${home}`)
    expect(await stopped(server)).toBe(0)
  },
)
