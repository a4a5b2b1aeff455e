import type { BaseLogger } from 'pino'
import type { Sql } from 'postgres'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from './connect.ts'
import { superviseDatabase } from './embedded/supervisor.ts'

/** Connections of one process; PostgreSQL's own limit is 100. */
const poolSize = 20

export interface OpenDatabase {
  readonly db: Sql
  /** Waits for running queries, then ends the pool and the server if it is ours. */
  close(): Promise<void>
}

const checkNamed = async (db: Sql): Promise<void> => {
  const encodings = await db<{ encoding: string }[]>`select current_setting('server_encoding') as encoding`.catch(
    (cause: Error) => {
      throw new StartError(`The database named by DATABASE_URL cannot be used: ${cause.message}.`, { cause })
    },
  )
  if (encodings[0]?.encoding !== 'UTF8')
    throw new StartError('The database named by DATABASE_URL must have the encoding UTF8.')
}

/** The database of DATABASE_URL, which any number of processes share, else the embedded one, which has one process. */
export const openDatabase = async (
  environment: Environment,
  log: BaseLogger,
  signal: AbortSignal,
  onLost: (error: unknown) => void,
): Promise<OpenDatabase> => {
  const { DATABASE_URL, DATA_DIR } = environment
  const embedded =
    DATABASE_URL === undefined ? await superviseDatabase({ dataDir: DATA_DIR, log, signal, onLost }) : undefined
  const db = connect(embedded?.url ?? DATABASE_URL ?? '', { max: poolSize, name: 'foyer' })
  if (!embedded) await checkNamed(db)
  return {
    db,
    close: async () => {
      await db.end({ timeout: 5 })
      await embedded?.stop()
    },
  }
}
