import type { ActivityDetail, ActivityPhase } from '@foyer/contract/activities'

interface Period {
  readonly phase: ActivityPhase
  readonly opensAt: number
  readonly closesAt: number
}

/** When a period leaves the phase that the server says it is in; never, once it is over. */
export const nextMoment = ({ phase, opensAt, closesAt }: Period): number => {
  if (phase === 'ended') return Infinity
  return phase === 'upcoming' ? opensAt : closesAt
}

/** When it came into that phase. */
const lastMoment = ({ phase, opensAt, closesAt }: Period): number => {
  if (phase === 'upcoming') return -Infinity
  return phase === 'open' ? opensAt : closesAt
}

/** Whether what was said at `asOf` is from before the phase that a period is in. */
export const isBefore = (asOf: number, period: Period): boolean => asOf < lastMoment(period)

/** Every moment at which the page of an activity changes by itself. */
export const momentsOf = (detail: ActivityDetail): number[] => [detail, ...detail.stages].map(nextMoment)
