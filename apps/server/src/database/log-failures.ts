import type { BaseLogger } from 'pino'
import { isOutage } from './outage.ts'

/** Milliseconds. A task that repeats every second would log an outage of the database each time. */
const betweenOutages = 30_000

/**
 * Logs failures of a task that repeats: an outage of the database at intervals and in one line, other failures with
 * their stack (REL-17).
 *
 * @param what the log message for a failure other than an outage
 */
export const logFailures = (
  log: Pick<BaseLogger, 'warn' | 'error'>,
  what: string,
  clock: () => number = () => performance.now(),
): ((error: unknown) => void) => {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!isOutage(error)) return log.error({ err: error }, what)
    if (clock() - loggedAt < betweenOutages) return
    loggedAt = clock()
    log.warn({ cause: (error as Error).message }, `the database is not available: ${what}`)
  }
}
