// cspell:ignore setpriv reuid regid
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { applicationRole, ownerRole } from '../../apps/server/src/database/embedded/roles.ts'
import { root } from '../process.ts'
import type { Certificates } from '../production-demo/certificates.ts'
import { give } from '../production-demo/database.ts'
import { answers, runProgram } from '../production-demo/program.ts'
import type { Host } from './network.ts'
import { type Service, serviceOf } from './service.ts'
import { configuration } from './template.ts'

/** Passwords of the two roles of Foyer. */
export interface RolePasswords {
  readonly application: string
  readonly owner: string
}

/** A host of Foyer: HAProxy, PgBouncer, and one process. */
export interface FoyerHost {
  readonly host: Host
  /** address of the process for other hosts */
  readonly url: string
  readonly process: Service
  /** Starts HAProxy and PgBouncer, by which the commands reach the database. */
  startConnections(): void
  isReady(): Promise<boolean>
  /** Runs a command of an operator. @returns its output. @throws Error if it does not exit with 0 */
  run(variables: Readonly<Record<string, string>>, ...args: string[]): Promise<string>
  stop(): Promise<void>
}

interface Wanted {
  readonly certificates: Certificates
  readonly passwords: RolePasswords
  readonly command: 'serve' | 'work'
  readonly variables: Readonly<Record<string, string>>
}

const main = join(root, 'apps/server/src/cli/main.ts')
const port = 8080

/** The addresses of the database on every host of Foyer. */
const databaseVariables = ({ application }: RolePasswords) => ({
  DATABASE_URL: `postgres://${applicationRole}:${application}@127.0.0.1:6432/foyer`,
  DATABASE_DIRECT_URL: `postgres://${applicationRole}:${application}@localhost:5432/foyer?sslmode=verify-full`,
})

/** The address of the database for the role that owns the tables. */
export const ownerVariables = ({ owner }: RolePasswords) => ({
  DATABASE_OWNER_URL: `postgres://${ownerRole}:${owner}@localhost:5432/foyer?sslmode=verify-full`,
})

/** Creates the files of a host of Foyer. @param folder where they are */
export const foyerHost = (host: Host, folder: string, wanted: Wanted): FoyerHost => {
  const { certificates, passwords, command } = wanted
  const account = serverAccount()
  if (!account) throw new Error('the drill needs root')
  const place = join(folder, host.name)
  const inPlace = (name: string) => join(place, name)
  mkdirSync(place, { mode: 0o755 })
  chownSync(place, account.uid, account.gid)
  const authority = give(certificates.authority, inPlace('ca.pem'), account)
  const write = (name: string, text: string) => {
    writeFileSync(inPlace(name), text, { mode: 0o600 })
    chownSync(inPlace(name), account.uid, account.gid)
    return inPlace(name)
  }
  const tls = { '/etc/foyer-database/ca.pem': authority }
  const haproxy = write('haproxy.cfg', configuration('haproxy.cfg', { replaced: tls }))
  const users = write('users.txt', `"${applicationRole}" "${passwords.application}"\n`)
  const replaced = { ...tls, '/etc/pgbouncer/users.txt': users }
  const pgbouncer = write('pgbouncer.ini', configuration('pgbouncer.ini', { replaced }))

  const service = (name: string, line: Parameters<Host['on']>[0], env = {}) =>
    serviceOf({
      name: `${name} of ${host.name}`,
      line: host.on(line),
      log: join(folder, `${host.name}-${name}.log`),
      env,
    })
  const balancer = service('haproxy', ['haproxy', '-db', '-f', haproxy])
  const asAccount = ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] as const
  const pooler = service('pgbouncer', [...asAccount, '/usr/sbin/pgbouncer', pgbouncer])
  const variables = {
    // without compiled modules every start compiles all of them
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    ...wanted.variables,
    ...databaseVariables(passwords),
    HOST: host.address,
    PORT: String(port),
  }
  const url = `http://${host.address}:${port}`
  const foyer = service('foyer', [process.execPath, main, command], variables)
  return {
    host,
    url,
    process: foyer,
    startConnections: () => {
      balancer.start()
      pooler.start()
    },
    isReady: () => answers(`${url}/readyz`),
    run: (more, ...args) => {
      const [program, ...rest] = host.on([process.execPath, main, ...args])
      return runProgram(program, rest, { cwd: root, env: { PATH: process.env.PATH, ...variables, ...more } })
    },
    stop: async () => {
      for (const one of [foyer, pooler, balancer]) await one.stop()
    },
  }
}

/** Whether a figure of a process of Foyer is above 0. */
export const isAbove0 = async ({ url }: Pick<FoyerHost, 'url'>, name: string, token: string): Promise<boolean> => {
  const authorization = `Bearer ${token}`
  const reply = await fetch(`${url}/metrics`, { headers: { authorization } })
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await reply.text())?.[1] ?? 0) > 0
}
