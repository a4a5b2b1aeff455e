import type { BaseLogger } from 'pino'
import type { Sql } from 'postgres'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from './connect.ts'
import { withDamage } from './damage.ts'
import { superviseDatabase } from './embedded/supervisor.ts'
import { shrinking } from './renewed-pool.ts'
import { faultsOfServer, serverFacts } from './server-facts.ts'
import { settleRole } from './session-settings.ts'
import { faultsOfPooler, faultsOfSessions } from './transaction-pooler.ts'

export interface OpenDatabase {
  readonly db: Sql
  /**
   * the address by which the database is prepared: DATABASE_OWNER_URL, else DATABASE_DIRECT_URL; undefined if neither is
   * set
   */
  readonly ownerUrl: string | undefined
  /** Waits for running queries, then ends the pool, and the server if it is embedded. */
  close(): Promise<void>
}

type Address = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

const unusable =
  (variable: Address) =>
  (cause: Error): never => {
    throw new StartError(`The database named by ${variable} cannot be used: ${cause.message}.`, { cause })
  }

/** @throws StartError if Foyer cannot run on a database, or not by this address */
const checkNamed = async (db: Sql, url: string, variable: Address): Promise<void> => {
  const [unsteady] = await faultsOfSessions(url, variable).catch(unusable(variable))
  if (unsteady !== undefined) throw new StartError(unsteady)
  const [fault] = faultsOfServer(await serverFacts(db).catch(unusable(variable)))
  if (fault !== undefined) throw new StartError(fault)
}

/** @throws StartError if the pooler does not answer, or belongs to another database */
const checkPooler = async (db: Sql, directUrl: string): Promise<void> => {
  const direct = connect(directUrl, { max: 1, name: 'foyer' })
  try {
    const [fault] = await faultsOfPooler(db, direct).catch(unusable('DATABASE_URL'))
    if (fault !== undefined) throw new StartError(fault)
  } finally {
    await direct.end({ timeout: 0 })
  }
}

/**
 * Warns if the database server accepts fewer connections than this process may open. Otherwise the process that opens
 * the last connection would fail in the middle of a call (REL-6).
 */
const checkRoom = async (db: Sql, wanted: number, log: BaseLogger): Promise<void> => {
  const [{ free }] = await db<[{ free: number }]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0)
      - (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid())
      as free`
  if (free < wanted)
    log.warn(
      { free, wanted },
      'the database server has fewer free connections than DATABASE_CONNECTIONS; lower it, or raise max_connections',
    )
}

/**
 * Opens the database of DATABASE_URL, which any number of processes may share, or else the embedded one, which serves
 * one process.
 */
export const openDatabase = async (
  environment: Environment,
  log: BaseLogger,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): Promise<OpenDatabase> => {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_OWNER_URL,
    DATA_DIR,
    DATABASE_CONNECTIONS,
  } = environment
  // one more connection listens for moves of the sandbox's clock
  const max = DATABASE_CONNECTIONS - 1
  const embedded =
    DATABASE_URL === undefined ? await superviseDatabase({ dataDir: DATA_DIR, log, signal, onLost }) : undefined
  const url = embedded?.url ?? DATABASE_URL ?? ''
  /** Runs a step of the start on a pool that ends if the step fails, and the embedded database with it. */
  const orStop = async (pool: Sql, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      await pool.end({ timeout: 0 })
      await embedded?.stop('immediate')
      throw withDamage(error)
    }
  }
  const first = connect(directUrl ?? url, { max: 1, name: 'foyer' })
  await orStop(first, async () => {
    const variable = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    if (!embedded) await checkNamed(first, directUrl ?? url, variable)
    await settleRole(first, directUrl !== undefined)
  })
  await first.end({ timeout: 5 })
  const db = connect(url, { max, name: 'foyer', times: shrinking, directUrl })
  await orStop(db, async () => {
    if (directUrl === undefined) await checkRoom(db, DATABASE_CONNECTIONS, log)
    // a pooler bounds the connections to the database itself
    else await checkPooler(db, directUrl)
  })
  return {
    db,
    ownerUrl: embedded ? embedded.ownerUrl : (DATABASE_OWNER_URL ?? directUrl),
    close: async () => {
      await db.end({ timeout: 5 })
      await embedded?.stop()
    },
  }
}
