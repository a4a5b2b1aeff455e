import { spawn } from 'node:child_process'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverAccount } from '../database/embedded/account.ts'
import { freePort } from '../database/embedded/postmaster.ts'

/** The program of Debian's package, which `npm test` installs if it can (scripts/pgbouncer.ts). */
const program = '/usr/sbin/pgbouncer'

/** Whether PgBouncer is installed. */
export const hasPgBouncer = (): boolean => existsSync(program)

interface Wanted {
  /** an empty folder, which the account of the database may read */
  readonly folder: string
  readonly mode: 'session' | 'transaction'
  /** addresses of one database server, one for each role that connects through the pooler */
  readonly urls: readonly string[]
  /** further lines of the configuration */
  readonly settings?: readonly string[]
}

export interface PgBouncer {
  /** the address that leads through the pooler to the database of another address */
  through(url: string): string
  stop(): Promise<void>
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Starts PgBouncer in front of a database server, with the minimum of configuration. */
export const startPgBouncer = async ({ folder, mode, urls, settings = [] }: Wanted): Promise<PgBouncer> => {
  const [first = ''] = urls
  const account = serverAccount()
  const port = await freePort()
  const { hostname, port: databasePort } = new URL(first)
  const users = urls.map((one) => new URL(one)).map(({ username, password }) => `"${username}" "${password}"`)
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
pool_mode = ${mode}
${settings.join('\n')}
`,
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    if (account) chownSync(join(folder, name), account.uid, account.gid)
  }
  if (account) chownSync(folder, account.uid, account.gid)
  const child = spawn(program, ['--quiet', join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = `${printed}${text}`.slice(-2_000)
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${printed}`)
    await wait(20)
  }
  return {
    through: (url) => url.replace(/@[^/]+/, `@${hostname}:${port}`),
    stop: async () => {
      // it waits for no client
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Starts the pooler that FOYER_TEST_POOLER=transaction puts between every pool of the application and the database.
 *
 * @param folder an empty folder
 * @returns undefined without the variable
 */
export const startTestPooler = async (folder: string, url: string): Promise<PgBouncer | undefined> => {
  const { FOYER_TEST_POOLER: mode = '' } = process.env
  if (mode === '') return undefined
  if (mode !== 'transaction') throw new Error('FOYER_TEST_POOLER must be transaction, or empty')
  if (!hasPgBouncer()) throw new Error('FOYER_TEST_POOLER needs PgBouncer (Debian: pgbouncer)')
  const settings = ['max_client_conn = 2000', 'server_idle_timeout = 20']
  return startPgBouncer({ folder, mode, urls: [url], settings })
}
