import { type LimitBounds, limitBounds } from './bounds.ts'

/** The number of calls that may run at the same time, which follows the load that the process can serve. */
export interface Limit {
  current(): number
  /** Reports that calls wait because the limit is reached. */
  reached(): void
}

/** Number of calls by which the limit grows after a quick probe, and the share to which it shrinks after a slow one. */
const growth = 16
const shrinkage = 0.8

/**
 * A limit that a probe adjusts: it grows while the probe ends in time and shrinks while it does not (additive increase,
 * multiplicative decrease). The probe uses what every call needs, which is the event loop and a connection of the pool.
 * So calls that wait for a slow system of the firm do not lower the limit. It is only sent while calls wait. A probe that
 * fails changes nothing, because an outage is no load.
 *
 * @param clock monotonic milliseconds
 */
export const createLimit = (
  probe: () => Promise<unknown>,
  clock: () => number,
  { first, least, most, target, every }: LimitBounds = limitBounds,
): Limit => {
  let limit = first
  let isProbing = false
  let probedAt = Number.NEGATIVE_INFINITY

  const measure = async (): Promise<void> => {
    isProbing = true
    probedAt = clock()
    try {
      await probe()
      limit =
        clock() - probedAt <= target ? Math.min(limit + growth, most) : Math.max(Math.floor(limit * shrinkage), least)
    } catch {
      // the call that needs the database reports the failure itself
    } finally {
      isProbing = false
    }
  }

  return {
    current: () => limit,
    reached: () => {
      if (!isProbing && clock() - probedAt >= every) void measure()
    },
  }
}
