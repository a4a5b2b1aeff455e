import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { wallClock } from '../../apps/server/src/clocks.ts'
import { readEnvironment } from '../../apps/server/src/config/environment.ts'
import { withIdentifierKey } from '../../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../../apps/server/src/config/secrets.ts'
import { createConnectors } from '../../apps/server/src/connectors/connect.ts'
import type { Context } from '../../apps/server/src/context.ts'
import { createPasswords } from '../../apps/server/src/crypto/password.ts'
import { freePort } from '../../apps/server/src/database/embedded/postmaster.ts'
import { createJobs } from '../../apps/server/src/jobs/jobs.ts'
import { modules } from '../../apps/server/src/modules/all.ts'
import { noClients } from '../../apps/server/src/testing/no-clients.ts'
import { type Office, startOffice } from '../production-demo/office.ts'
import { type Database, startDatabase } from './database.ts'
import { type Disk, mountDisk } from './disk.ts'
import { type Link, openLink } from './link.ts'
import { type Server, startServer } from './server.ts'

/** Everything that faults happen to. */
export interface System {
  readonly database: Database
  /** undefined where this account may not mount one */
  readonly disk: Disk | undefined
  readonly servers: readonly Server[]
  readonly worker: Server
  /** from each server, and last from the worker, to the database */
  readonly toDatabase: readonly Link[]
  /** from the callers to each server */
  readonly toServers: readonly Link[]
  readonly office: Office
  /** variables of the servers, for commands of operators */
  readonly variables: Readonly<Record<string, string>>
  /** Runs `act` with the context of a server, in this process and on a connection of its own, until it succeeds. */
  withContext<T>(act: (context: Context) => Promise<T>): Promise<T>
  /** contains the logs */
  readonly folder: string
  /** Stops everything and removes the folder, or keeps it for a diagnosis with the logs and the database. */
  end(how: { readonly keeps: boolean }): Promise<void>
}

/** Megabytes of the disk of the database. */
const diskSize = 1_024

/** Starts two servers and a worker on one database, with a network between all of them, and the firm's systems. */
export const startSystem = async (): Promise<System> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-chaos-'))
  // as root, the database runs as another account, which needs access
  chmodSync(folder, 0o755)
  const mounted = join(folder, 'disk')
  mkdirSync(mounted)
  const running: { stop(): Promise<unknown> }[] = []
  const keep = <T extends { stop(): Promise<unknown> }>(one: T): T => {
    running.unshift(one)
    return one
  }
  const disk = mountDisk(mounted, diskSize)
  const end = async ({ keeps }: { readonly keeps: boolean }) => {
    for (const one of running.splice(0)) await one.stop()
    if (keeps && disk) spawnSync('cp', ['-a', join(mounted, 'data'), join(folder, 'data')])
    disk?.remove()
    if (!keeps) rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [database, office] = await Promise.all([
      startDatabase(mounted).then(keep),
      startOffice(join(folder, 'back-office.db')).then(keep),
    ])
    const link = async (port: number) => {
      const opened = await openLink(port)
      keep({ stop: opened.close })
      return opened
    }
    const toDatabase = [await link(database.port), await link(database.port), await link(database.port)]
    // the jobs that read the list of restrictions and the market data run once a minute
    const { CONNECTOR_LISTS_URL: _lists, CONNECTOR_MARKET_DATA_URL: _market, ...systems } = office.variables
    const variables = {
      ...systems,
      CONNECTOR_SMS_SECOND_URL: `${systems.CONNECTOR_SMS_URL}-second`,
      DATABASE_URL: database.urlBy(database.port),
      DATA_DIR: database.dataDir,
      ...noClients,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    }
    const start = async (nth: number, name: string, command: 'serve' | 'work') => {
      const through = { ...variables, DATABASE_URL: database.urlBy(toDatabase[nth]?.port ?? 0) }
      const log = join(folder, `${name.replace(' ', '-')}.log`)
      return keep(await startServer({ name, command, port: await freePort(), variables: through, log }))
    }
    const first = await start(0, 'server 1', 'serve')
    const [second, worker] = await Promise.all([start(1, 'server 2', 'serve'), start(2, 'the worker', 'work')])
    const servers = [first, second]
    const toServers = [await link(first.port), await link(second.port)]

    const clocks = { wall: wallClock, business: wallClock }
    const environment = readEnvironment(variables)
    const passwords = createPasswords()
    const secrets = await database.untilDone((db) =>
      withIdentifierKey(db, parseSecrets(sandboxSecrets(database.dataDir)), wallClock()),
    )
    const log = pino({ enabled: false })
    const withContext = <T>(act: (context: Context) => Promise<T>): Promise<T> =>
      database.untilDone((db) => {
        const connectors = createConnectors({ db, clocks, environment, secrets, passwords, modules }, log)
        return act({ db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules })
      })
    return { database, disk, servers, worker, toDatabase, toServers, office, variables, withContext, folder, end }
  } catch (error) {
    await end({ keeps: false })
    throw error
  }
}
