/** Ratio of arriving calls to served calls, as a mean of the last seconds. */
export interface Pressure {
  count(isAdmitted: boolean): void
  /** whole seconds after which a refused caller may try again */
  retryAfter(): number
}

/** milliseconds of one window */
const windowTime = 1_000
/** seconds between attempts when as many calls arrive as can be served */
const least = 2
const most = 60

/**
 * Measures what share of the calls of a class is admitted. `Retry-After` grows with its inverse: if one call in ten is
 * admitted, callers that return after ten times as long are as many as can be served. It varies by a quarter at random, so
 * that refused callers do not return all at once.
 *
 * @param clock monotonic milliseconds
 * @param random from 0 to below 1
 */
export const createPressure = (clock: () => number, random: () => number = Math.random): Pressure => {
  let [admitted, arrived, startedAt] = [0, 0, clock()]
  let ratio = 1

  /** Ends the window. A window without any call halves the ratio for each second that passed. */
  const advance = (): void => {
    const windows = Math.floor((clock() - startedAt) / windowTime)
    if (windows === 0) return
    if (arrived > 0) ratio = (ratio + arrived / Math.max(admitted, 1)) / 2
    const empty = windows - (arrived > 0 ? 1 : 0)
    ratio = Math.max(1, ratio / 2 ** empty)
    ;[admitted, arrived] = [0, 0]
    startedAt += windows * windowTime
  }

  return {
    count: (isAdmitted) => {
      advance()
      arrived++
      if (isAdmitted) admitted++
    },
    retryAfter: () => {
      advance()
      const seconds = least * ratio * (0.75 + random() / 2)
      return Math.min(most, Math.max(1, Math.round(seconds)))
    },
  }
}
