import type { IBackoff, IBackoffFactory } from 'cockatiel'

/**
 * How long a circuit breaker holds calls back, in milliseconds. The breaker compares its duration with the machine's clock: set
 * back by an hour, it would hold calls back for an hour. This pause ends by a clock that no correction moves.
 */
export const steadyPause = (ms: number): IBackoffFactory<unknown> => {
  const next = (): IBackoff<unknown> => {
    const opened = performance.now()
    return {
      get duration() {
        return performance.now() - opened < ms ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
      },
      next,
    }
  }
  return { next }
}
