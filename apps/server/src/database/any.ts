import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pino } from 'pino'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import { serverAccount } from './embedded/account.ts'
import { databaseHome } from './embedded/home.ts'
import { runningDatabase } from './embedded/running.ts'
import { type SupervisedDatabase, superviseDatabase } from './embedded/supervisor.ts'

/** Starts the embedded database of a data folder for a command, which ends with it if it is lost. */
export const startedDatabase = (dataDir: string): Promise<SupervisedDatabase> =>
  superviseDatabase({
    dataDir,
    log: pino({ enabled: false }),
    signal: new AbortController().signal,
    onLost: (error) => {
      throw error
    },
  })

/**
 * The database of a command that only reads: the one that DATABASE_DIRECT_URL or else DATABASE_URL names, the one that
 * runs on the data folder, or that of the data folder, started for the command.
 *
 * @throws StartError if there is none
 */
export const anyDatabase = async (
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>,
): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = environment
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? runningDatabase(DATA_DIR)
  if (url !== undefined) return { url, stop: async () => undefined }
  if (!existsSync(databaseHome(resolve(DATA_DIR), serverAccount())))
    throw new StartError(`There is no database in the data folder ${DATA_DIR}. Name another, or set DATABASE_URL.`)
  return startedDatabase(DATA_DIR)
}
