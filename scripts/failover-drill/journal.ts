/** What a caller sent: the act that it belongs to. */
export type Act = 'sign-in' | 'claim' | 'join' | 'conversion' | 'redemption' | 'event' | 'read'

/** One attempt at a call, as its caller saw it. Times are those of `performance.now()`. */
export interface Attempt {
  readonly act: Act
  readonly begun: number
  readonly ended: number
  /** `ok`, `no answer`, or status and reason such as `503 unavailable` */
  readonly outcome: string
  /** whether a caller may receive it: success, a refusal of the catalogue, or a connection that ended */
  readonly isAllowed: boolean
}

/** How callers fared in a period. */
export interface Effect {
  /** milliseconds of the longest time without an acknowledged write */
  readonly silence: number
  readonly acknowledged: number
  /** attempts without success, by outcome */
  readonly failed: Readonly<Record<string, number>>
  /** outcomes that no caller may receive */
  readonly forbidden: readonly string[]
}

/** The longest time between two moments of a sorted list that overlaps a period. */
export const longestGap = (moments: readonly number[], from: number, to: number): number => {
  const before = moments.findLast((at) => at <= from) ?? from
  const within = moments.filter((at) => at > from && at < to)
  const points = [before, ...within, moments.find((at) => at >= to) ?? to]
  return Math.max(...points.slice(1).map((at, nth) => at - (points[nth] ?? at)))
}

/** How callers fared between two moments. @param attempts in the order in which they ended */
export const effectOf = (attempts: readonly Attempt[], from: number, to: number): Effect => {
  const writes = attempts.filter(({ act, outcome }) => outcome === 'ok' && act !== 'read').map(({ ended }) => ended)
  const during = attempts.filter(({ ended }) => ended >= from && ended <= to)
  const failed: Record<string, number> = {}
  for (const { outcome } of during) if (outcome !== 'ok') failed[outcome] = (failed[outcome] ?? 0) + 1
  return {
    silence: longestGap(writes, from, to),
    acknowledged: during.filter(({ act, outcome }) => outcome === 'ok' && act !== 'read').length,
    failed,
    forbidden: [
      ...new Set(during.filter(({ isAllowed }) => !isAllowed).map(({ act, outcome }) => `${act}: ${outcome}`)),
    ],
  }
}
