import postgres from 'postgres'
import type { Environment } from '../config/environment.ts'
import { StartError } from '../config/start-error.ts'
import { runningDatabase } from './embedded/running.ts'

/**
 * The database of a command: the one that DATABASE_DIRECT_URL or else DATABASE_URL names, else that of the sandbox
 * running on the data folder.
 */
export const namedDatabase = ({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Environment): string => {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? runningDatabase(DATA_DIR)
  if (url === undefined)
    throw new StartError(
      `No database: nothing runs on the data folder ${DATA_DIR}. Start Foyer with npm start, or set DATABASE_URL.`,
    )
  return url
}

const undefinedTable = '42P01'

/** The reason why a command could not run, as one sentence for the operator. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  if (error instanceof postgres.PostgresError && error.code === undefinedTable)
    return 'The database has no tables of Foyer yet: start the server on it once.'
  return `The database cannot be used: ${error instanceof Error ? error.message : String(error)}.`
}
