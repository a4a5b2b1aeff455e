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

export interface OpenDatabase {
  readonly db: Sql
  /** the address by which the owner of the tables connects; undefined if DATABASE_OWNER_URL is not set */
  readonly ownerUrl: string | undefined
  /** Waits for running queries, then ends the pool, and the server if it is embedded. */
  close(): Promise<void>
}

const checkNamed = async (db: Sql): Promise<void> => {
  const { encoding, version } = await serverFacts(db).catch((cause: Error) => {
    throw new StartError(`The database named by DATABASE_URL cannot be used: ${cause.message}.`, { cause })
  })
  const [fault] = faultsOfServer({ encoding, version })
  if (fault !== undefined) throw new StartError(fault)
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
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR, DATABASE_CONNECTIONS } = environment
  // one more connection listens for events of live sessions
  const max = DATABASE_CONNECTIONS - 1
  const embedded =
    DATABASE_URL === undefined ? await superviseDatabase({ dataDir: DATA_DIR, log, signal, onLost }) : undefined
  const url = embedded?.url ?? DATABASE_URL ?? ''
  const first = connect(url, { max: 1, name: 'foyer' })
  try {
    if (!embedded) await checkNamed(first)
    await settleRole(first)
  } catch (error) {
    await first.end({ timeout: 0 })
    await embedded?.stop('immediate')
    throw withDamage(error)
  }
  await first.end({ timeout: 5 })
  const db = connect(url, { max, name: 'foyer', times: shrinking })
  try {
    await checkRoom(db, DATABASE_CONNECTIONS, log)
  } catch (error) {
    await db.end({ timeout: 0 })
    await embedded?.stop('immediate')
    throw withDamage(error)
  }
  return {
    db,
    ownerUrl: embedded ? embedded.ownerUrl : DATABASE_OWNER_URL,
    close: async () => {
      await db.end({ timeout: 5 })
      await embedded?.stop()
    },
  }
}
