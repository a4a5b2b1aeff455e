import type { BaseLogger } from 'pino'
import { isOutage } from '../database/outage.ts'

/** Milliseconds. Every queue finds out by itself, each second, that the database is away. */
const betweenOutages = 30_000

/**
 * Logs what goes wrong between jobs: an outage of the database once in a while and in one line, anything else with its stack
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
    log.warn({ cause: (error as Error).message }, 'the database is away: jobs wait')
  }
}
