import type { BaseLogger } from 'pino'
import { isOutage } from '../database/outage.ts'

/** Milliseconds. Every queue notices an outage of the database separately, each second. */
const betweenOutages = 30_000

/**
 * Logs errors between jobs: an outage of the database at intervals and in one line, other errors with their stack
 * (REL-17).
 */
export const logFailures = (
  log: Pick<BaseLogger, 'warn' | 'error'>,
  clock: () => number = () => performance.now(),
): ((error: unknown) => void) => {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!isOutage(error)) return log.error({ err: error }, 'a job queue failed')
    if (clock() - loggedAt < betweenOutages) return
    loggedAt = clock()
    log.warn({ cause: (error as Error).message }, 'the database is not available: jobs wait')
  }
}
