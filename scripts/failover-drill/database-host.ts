// cspell:ignore setpriv reuid regid pgpass psqlrc
import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import type { Certificates } from '../production-demo/certificates.ts'
import { give } from '../production-demo/database.ts'
import type { Line } from '../production-demo/program.ts'
import { type Host, killIfThere } from './network.ts'
import { type Service, serviceOf } from './service.ts'
import { configuration } from './template.ts'

/** Passwords of the database's own roles. */
export interface Passwords {
  readonly superuser: string
  readonly replication: string
}

/** What Patroni says about one member of the cluster. */
export interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly lag?: number | string
}

/** A host of the database: etcd, and Patroni, which runs PostgreSQL. */
export interface DatabaseHost {
  readonly host: Host
  readonly etcd: Service
  readonly patroni: Service
  /** id of PostgreSQL's main process; undefined if there is none */
  postmaster(): number | undefined
  /** The cluster as this host sees it; undefined if its Patroni does not answer. */
  members(): Promise<readonly Member[] | undefined>
  /** Runs a statement on the host itself, as the superuser. @throws Error also if it takes longer than the seconds */
  query(database: string, statement: string, seconds?: number): string
  start(): void
  /** Ends it at once, as the drill needs nothing from it any more. */
  end(): Promise<void>
}

/** Creates the files of a database host. @param folder where they are */
export const databaseHost = (
  host: Host,
  folder: string,
  certificates: Certificates,
  passwords: Passwords,
): DatabaseHost => {
  const account = serverAccount()
  if (!account) throw new Error('the drill needs root')
  const place = join(folder, host.name)
  const inPlace = (name: string) => join(place, name)
  for (const path of [place, ...['tls', 'run', 'etcd', 'data'].map(inPlace)]) {
    mkdirSync(path, { mode: 0o700 })
    chownSync(path, account.uid, account.gid)
  }
  const { authority, certificate, key } = certificates
  for (const [from, to] of Object.entries({ 'ca.pem': authority, 'host.pem': certificate, 'host.key': key }))
    give(to, join(inPlace('tls'), from), account)
  const write = (name: string, text: string) => {
    writeFileSync(inPlace(name), text, { mode: 0o600 })
    chownSync(inPlace(name), account.uid, account.gid)
  }
  const values = {
    HOST: host.name,
    ADDRESS: host.address,
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
  }
  const tls = { '/etc/foyer-database': inPlace('tls') }
  const etcdFiles = { ...tls, '/var/lib/etcd/foyer': inPlace('etcd') }
  write('etcd.yml', configuration('etcd.yml', { values, replaced: etcdFiles }))
  const patroniFiles = {
    ...tls,
    '/var/lib/postgresql/15/foyer': inPlace('data'),
    '/var/lib/postgresql/patroni.pgpass': inPlace('patroni.pgpass'),
    '/var/run/postgresql': inPlace('run'),
  }
  write('patroni.yml', configuration('patroni.yml', { values, replaced: patroniFiles }))

  const asAccount = (...line: Line): Line =>
    host.on(['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...line])
  const service = (name: string, ...line: Line) =>
    serviceOf({
      name: `${name} of ${host.name}`,
      line: asAccount(...line),
      log: join(folder, `${host.name}-${name}.log`),
      env: { HOME: place, LC_ALL: 'C.UTF-8' },
      cwd: place,
    })
  const etcd = service('etcd', 'etcd', '--config-file', inPlace('etcd.yml'))
  const patroni = service('patroni', 'patroni', inPlace('patroni.yml'))
  const ca = readFileSync(authority)
  return {
    host,
    etcd,
    patroni,
    postmaster: () => {
      try {
        return Number(readFileSync(join(inPlace('data'), 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
      } catch {
        return undefined
      }
    },
    members: () =>
      new Promise((resolve) => {
        const none = () => resolve(undefined)
        const address = {
          host: host.address,
          port: 8008,
          path: '/cluster',
          servername: host.name,
          ca,
          agent: false as const,
        }
        get({ ...address, timeout: 2_000 }, (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part)).once('error', none)
          reply.once('end', () => {
            const { members } = JSON.parse(Buffer.concat(parts).toString()) as { members?: readonly Member[] }
            resolve(members)
          })
        })
          .once('error', none)
          .once('timeout', function (this: { destroy(): void }) {
            this.destroy()
            none()
          })
      }),
    query: (database, statement, seconds = 10) => {
      const [command, ...args] = asAccount(
        'psql',
        ...['--no-psqlrc', '--tuples-only', '--no-align', '--host', inPlace('run'), '--dbname', database],
        ...['--command', statement],
      )
      return execFileSync(command, args, {
        cwd: place,
        encoding: 'utf8',
        timeout: seconds * 1_000,
        killSignal: 'SIGKILL',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim()
    },
    start: () => {
      etcd.start()
      patroni.start()
    },
    end: async () => {
      await patroni.kill()
      await etcd.kill()
      for (const pid of host.pids()) killIfThere(pid)
    },
  }
}
