import type { ActivityPhase } from '@foyer/contract/activities'

interface Period {
  /** milliseconds since 1970, business clock; the first moment of the period */
  readonly opensAt: number
  /** the first moment after the period */
  readonly closesAt: number
}

/** The phase of a period at a moment of the business clock. */
export const phaseOf = ({ opensAt, closesAt }: Period, at: number): ActivityPhase => {
  if (at < opensAt) return 'upcoming'
  return at < closesAt ? 'open' : 'ended'
}

const minute = 60_000

/**
 * The start of the minute that contains a moment. Periods begin and end on whole minutes, so phases do not change
 * within a minute.
 */
export const minuteOf = (at: number): number => Math.floor(at / minute) * minute
