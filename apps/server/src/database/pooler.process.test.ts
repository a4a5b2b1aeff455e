import { spawn } from 'node:child_process'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { seededDatabase } from '../testing/global-setup.ts'
import { dataFolder, startServerProcess } from '../testing/server-process.ts'
import { connect } from './connect.ts'
import { serverAccount } from './embedded/account.ts'
import { freePort } from './embedded/postmaster.ts'
import { sessionSettings } from './session-settings.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The program of Debian's package, which `npm test` installs if it can (scripts/pgbouncer.ts). */
const program = '/usr/sbin/pgbouncer'

/** Starts PgBouncer in front of a database, with the minimum of configuration. */
const poolerFor = async (url: string, ownerUrl: string): Promise<{ url: string; ownerUrl: string }> => {
  const account = serverAccount()
  const folder = testFolder()
  const port = await freePort()
  const { hostname, port: databasePort } = new URL(url)
  const users = [url, ownerUrl]
    .map((one) => new URL(one))
    .map(({ username, password }) => `"${username}" "${password}"`)
  const files = {
    'users.txt': users.join('\n'),
    'pgbouncer.ini': `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = session
`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o644 })
  if (account) chownSync(folder, account.uid, account.gid)
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const through = (address: string) => address.replace(/@[^/]+/, `@127.0.0.1:${port}`)
  return { url: through(url), ownerUrl: through(ownerUrl) }
}

test.runIf(existsSync(program))(
  'ADOPT-3 a server starts and serves behind a PgBouncer in session mode that has no configuration for it',
  async () => {
    const { url, ownerUrl, drop } = await createTestDatabase(seededDatabase)
    onTestFinished(drop)
    const pooled = await poolerFor(url, ownerUrl)
    const server = startServerProcess({
      DATA_DIR: dataFolder(),
      DATABASE_URL: pooled.url,
      DATABASE_OWNER_URL: pooled.ownerUrl,
      DATABASE_CONNECTIONS: '6',
      LOG_LEVEL: 'error',
    })
    const origin = `http://127.0.0.1:${await server.ready()}`
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect((await fetch(`${origin}/api/content/agreements`)).status).toBe(200)
    const db = connect(pooled.url, { max: 1, name: 'foyer test' })
    for (const [name, value] of Object.entries(sessionSettings))
      expect(await db`select current_setting(${name}) as value`).toEqual([{ value }])
    await db.end()
    expect(await server.stop()).toBe(0)
  },
)
