import type { ActivityPhase } from '@foyer/contract/activities'

interface Period {
  /** milliseconds since 1970, business clock; the first moment in it */
  readonly opensAt: number
  /** the first moment behind it */
  readonly closesAt: number
}

/** The phase of a period at a moment of the business clock. */
export const phaseOf = ({ opensAt, closesAt }: Period, at: number): ActivityPhase => {
  if (at < opensAt) return 'upcoming'
  return at < closesAt ? 'open' : 'ended'
}

const minute = 60_000

/**
 * The minute a moment lies in. Periods begin and end on whole minutes, so every moment of a minute has the same phases
 * and a list of them needs to say no more of its time.
 */
export const minuteOf = (at: number): number => Math.floor(at / minute) * minute
