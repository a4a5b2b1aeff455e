import type { ActivityDetail, ActivityPhase } from '@foyer/api/activities'

interface Period {
  readonly phase: ActivityPhase
  readonly opensAt: number
  readonly closesAt: number
}

/** Time at which a period leaves its current phase; Infinity once it has ended. */
export const nextMoment = ({ phase, opensAt, closesAt }: Period): number => {
  if (phase === 'ended') return Infinity
  return phase === 'upcoming' ? opensAt : closesAt
}

/** Time at which a period entered its current phase. */
const lastMoment = ({ phase, opensAt, closesAt }: Period): number => {
  if (phase === 'upcoming') return -Infinity
  return phase === 'open' ? opensAt : closesAt
}

/** Returns whether an answer of the time `asOf` is older than the current phase of a period. */
export const isBefore = (asOf: number, period: Period): boolean => asOf < lastMoment(period)

/** The times at which the activity and each of its stages next change phase. */
export const momentsOf = (detail: ActivityDetail): number[] => [detail, ...detail.stages].map(nextMoment)
