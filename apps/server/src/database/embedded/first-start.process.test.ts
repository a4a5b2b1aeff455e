import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  databaseIn,
  dataFolder,
  installationOf,
  startDatabaseProcess,
  startServerProcess,
} from '../../testing/server-process.ts'
import { readPostmaster } from './postmaster.ts'

// each test creates a cluster with real processes and fsyncs, which is slow on a busy machine
vi.setConfig({ testTimeout: 90_000 })

/** The only child of a process. Linux only. */
const childOf = (pid = 0): number => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))

test('a database created with LANG=C counts characters, has a password file that only its owner can read, and a role that is no superuser', async () => {
  const dataDir = dataFolder()
  const server = startServerProcess({ DATA_DIR: dataDir, LANG: 'C', LC_ALL: 'C' })
  await server.ready()
  const db = databaseIn(dataDir)
  expect(await db`select length('认购') as length, upper('ä') as upper`).toEqual([{ length: 2, upper: 'Ä' }])
  expect(statSync(join(installationOf(dataDir).home, 'password')).mode & 0o777).toBe(0o600)
  const [role] = await db`select rolsuper from pg_roles where rolname = current_user`
  expect(role).toEqual({ rolsuper: false })
  expect(await server.stop()).toBe(0)
})

test('one of two servers started at the same time on a new folder runs, and the other names the folder and exits with 1', async () => {
  const dataDir = dataFolder()
  const apps = [startDatabaseProcess({ DATA_DIR: dataDir }), startDatabaseProcess({ DATA_DIR: dataDir })]
  const refused = await Promise.race(apps.map((app) => app.ended.then(() => app)))
  expect(refused.stderr()).toMatch(/^Foyer already runs on the data folder .+\n$/)
  expect(await refused.ended).toBe(1)
  for (const app of apps) {
    if (app === refused) continue
    await app.ready()
    expect(await app.stop()).toBe(0)
  }
})

test.each([
  ...(process.platform === 'linux' ? [['with all it started', true] as const] : []),
  ['while what it started goes on', false] as const,
])('the next start succeeds after a start was killed while it created the cluster, %s', async (_how, all) => {
  const dataDir = dataFolder()
  const first = startDatabaseProcess({ DATA_DIR: dataDir })
  const unfinished = () => (existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.includes('.init-')) : [])
  await vi.waitFor(
    () => expect(unfinished().some((name) => existsSync(join(dataDir, name, 'cluster/base/1')))).toBe(true),
    { timeout: 60_000, interval: 2 },
  )
  // initdb leads its own process group
  const initdb = all ? childOf(first.child.pid) : undefined
  first.child.kill('SIGKILL')
  if (initdb !== undefined) process.kill(-initdb, 'SIGKILL')
  await first.ended
  expect(unfinished()).toHaveLength(1)
  expect(existsSync(join(dataDir, 'database'))).toBe(false)

  const second = startDatabaseProcess({ DATA_DIR: dataDir })
  await second.ready()
  expect(unfinished()).toEqual([])
  expect(await second.stop()).toBe(0)
})

test('Ctrl-C during the first start, sent to the whole process group, ends the server cleanly', async () => {
  const dataDir = dataFolder()
  const server = startDatabaseProcess({ DATA_DIR: dataDir })
  await vi.waitFor(() => expect(existsSync(dataDir) && readdirSync(dataDir).length).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 2,
  })
  process.kill(-(server.child.pid ?? 0), 'SIGINT')
  expect(await server.ended).toBe(0)
  expect(server.stderr()).toBe('')
  expect(readPostmaster(installationOf(dataDir))).toBeUndefined()
})

test.runIf(process.getuid?.() === 0)(
  'as root below a 0700 folder the server stores its database in /var/lib and prints its path',
  async () => {
    const dataDir = dataFolder(0o700)
    const server = startDatabaseProcess({ DATA_DIR: dataDir })
    await server.ready()
    const { home } = installationOf(dataDir)
    expect(dirname(home)).toBe('/var/lib')
    expect(server.stdout()).toContain(`the database is in ${home}`)
    expect(await server.stop()).toBe(0)
  },
)
