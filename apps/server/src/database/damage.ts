import postgres from 'postgres'
import { StartError } from '../config/start-error.ts'

/** Class of internal errors: damaged pages, indexes and catalogues among them. */
const internal = /^XX/

/** A failure of a start as a person can act on it, where the database says that its data is damaged (REL-11). */
export const withDamage = (error: unknown): unknown =>
  error instanceof postgres.PostgresError && internal.test(error.code)
    ? new StartError(`The database is damaged (${error.message}): restore it from a backup.`, { cause: error })
    : error
