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

/** Every moment at which the page of an activity changes by itself. */
export const momentsOf = (detail: ActivityDetail): number[] => [detail, ...detail.stages].map(nextMoment)
