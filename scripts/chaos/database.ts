import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { connect } from '../../apps/server/src/database/connect.ts'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { packagedBinaries } from '../../apps/server/src/database/embedded/binaries.ts'
import {
  type Installation,
  ownerPasswordOf,
  passwordOf,
  superuserPasswordOf,
} from '../../apps/server/src/database/embedded/cluster.ts'
import { databaseHome } from '../../apps/server/src/database/embedded/home.ts'
import {
  freePort,
  isAlive,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from '../../apps/server/src/database/embedded/postmaster.ts'
import { ownerRole } from '../../apps/server/src/database/embedded/roles.ts'
import { isOutage } from '../../apps/server/src/database/outage.ts'
import { preparedDatabase } from '../../apps/server/src/preparation/prepared.ts'
import type { Random } from './random.ts'

/** PostgreSQL with every guarantee of durability. It is started again whenever it ends, on the same port. */
export interface Database {
  readonly port: number
  readonly dataDir: string
  /** the address for the application's role, by a port that leads to the database */
  urlBy(port: number): string
  /** Ends it without a checkpoint: kill -9 of the postmaster, or an immediate shutdown. */
  kill(how: 'SIGKILL' | 'immediate'): Promise<void>
  /** Stops the process of one session of a server. @returns what continues it; undefined if there is no session */
  pauseSession(random: Random): Promise<(() => void) | undefined>
  /** Whether transactions may only read by default, in every session. */
  setReadOnly(isReadOnly: boolean): Promise<void>
  /** Runs statements on a new connection until they succeed. */
  untilDone<T>(act: (db: Sql) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Milliseconds that an attempt of `untilDone` may take; the verification reads whole tables. */
const longestAttempt = 60_000

/** How values of the types of a database are read and written. */
type Types = Pick<Sql['options'], 'parsers' | 'serializers'>

/**
 * A pool of one connection for a few statements. It does not query the array types, because a failure of that query
 * could not be caught.
 */
const onceConnected = (url: string, types: Types): Sql => {
  const db = connect(url, { max: 1, name: 'foyer chaos' })
  Object.assign(db.options.parsers, types.parsers)
  Object.assign(db.options.serializers, types.serializers)
  db.options.fetch_types = false
  return db
}

const typesOf = async (url: string): Promise<Types> => {
  const db = connect(url, { max: 1, name: 'foyer chaos' })
  await db`select 1`
  const { parsers, serializers } = db.options
  await db.end()
  return { parsers, serializers }
}

const noAnswer = new Error('the database does not answer')

const installationIn = (dataDir: string): Installation => {
  const account = serverAccount()
  return { dataDir, home: databaseHome(dataDir, account), binaries: packagedBinaries(account, dataDir), account }
}

/** Little of the log is retained, since the disk may be small. */
const settings = ['max_connections=200', 'max_wal_size=128MB', 'min_wal_size=32MB', 'wal_recycle=off']

/** Creates the database in a folder, with the newest schema, and runs it until `stop`. */
export const startDatabase = async (folder: string): Promise<Database> => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const account = serverAccount()
  if (account) chownSync(dataDir, account.uid, account.gid)
  const prepared = await preparedDatabase(dataDir)
  await prepared.stop()
  const installation = installationIn(dataDir)
  let port = await freePort()
  while (!(await startPostmaster(installation, port, settings))) port = await freePort()

  let isStopping = false
  const isRunning = () => {
    const { pid } = readPostmaster(installation) ?? {}
    return pid !== undefined && isAlive(pid)
  }
  // it runs in a session of its own; this process may end by an error
  process.once('exit', () => {
    const { pid } = readPostmaster(installation) ?? {}
    if (!isStopping && pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGQUIT')
  })
  const watching = (async () => {
    while (!isStopping) {
      // a start fails while the disk is full, or while processes of the killed one are ending
      if (!isRunning()) await startPostmaster(installation, port, settings)
      await wait(50)
    }
  })()

  const urlOf = (role: string, password: string, by = port) => `postgres://${role}:${password}@127.0.0.1:${by}/foyer`
  const superuser = urlOf('postgres', superuserPasswordOf(installation))
  const owner = urlOf(ownerRole, ownerPasswordOf(installation))
  const application = passwordOf(installation)
  const types = await typesOf(owner)

  const untilDoneBy = async <T>(url: string, act: (db: Sql) => Promise<T>): Promise<T> => {
    for (;;) {
      const db = onceConnected(url, types)
      const late = new AbortController()
      try {
        const tooLate = wait(longestAttempt, undefined, { signal: late.signal }).then(() => Promise.reject(noAnswer))
        return await Promise.race([act(db), tooLate])
      } catch (error) {
        if (error !== noAnswer && !isOutage(error)) throw error
        await wait(100)
      } finally {
        late.abort()
        void db.end({ timeout: 0 }).catch(() => undefined)
      }
    }
  }

  return {
    port,
    dataDir,
    urlBy: (by) => urlOf('foyer', application, by),
    untilDone: (act) => untilDoneBy(owner, act),
    kill: async (how) => {
      const { pid } = readPostmaster(installation) ?? {}
      if (how === 'SIGKILL' && pid !== undefined) process.kill(pid, 'SIGKILL')
      else await stopPostmaster(installation, 'immediate')
    },
    pauseSession: async (random) => {
      const sessions = await untilDoneBy(
        superuser,
        (db) => db<{ pid: number }[]>`
          select pid from pg_stat_activity where application_name = 'foyer' and backend_type = 'client backend'
          order by backend_start`,
      )
      if (sessions.length === 0) return undefined
      const { pid } = random.of(sessions)
      const signal = (name: NodeJS.Signals) => {
        try {
          process.kill(pid, name)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
        }
      }
      signal('SIGSTOP')
      return () => signal('SIGCONT')
    },
    setReadOnly: (isReadOnly) =>
      untilDoneBy(superuser, async (db) => {
        await db.unsafe(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
        await db`select pg_reload_conf()`
      }),
    stop: async () => {
      isStopping = true
      await watching
      await stopPostmaster(installation, 'immediate')
    },
  }
}
