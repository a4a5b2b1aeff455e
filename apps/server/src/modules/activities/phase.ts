import type { ActivityPhase } from '@foyer/api/activities'

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
