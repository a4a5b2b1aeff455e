import postgres from 'postgres'
import { StartError } from '../config/start-error.ts'

/** The class of PostgreSQL's internal errors, which include damaged pages, indexes and catalogues. */
const internal = /^XX/

/** Turns an error of a start into a StartError with instructions if the database reports damaged data (REL-11). */
export const withDamage = (error: unknown): unknown =>
  error instanceof postgres.PostgresError && internal.test(error.code)
    ? new StartError(`The database is damaged (${error.message}): restore it from a backup.`, { cause: error })
    : error
