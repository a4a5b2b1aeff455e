import type { ActivityDetail, JoinStatus, Participation, StageState } from '@foyer/api/activities'

type StageDetail = ActivityDetail['stages'][number]

/** A stage with its state for the caller. */
export interface StageShown {
  readonly stage: StageDetail
  /** `upcoming`: its period has not begun; `locked`: the stage before it is not done */
  readonly state: StageState | 'upcoming'
  readonly participation: Participation | null
  /** the person cannot reach it any more, because a stage before it ended without them */
  readonly isMissed: boolean
}

/**
 * Combines the published stages with the caller's state in each. While the caller is unknown, and for a visitor, only
 * the period of a stage determines its state.
 */
export const stagesShown = (detail: ActivityDetail, status: JoinStatus | undefined): StageShown[] => {
  const ended = status?.stages.findIndex(({ state }) => state === 'ended') ?? -1
  return detail.stages.map((stage, index) => {
    const own = status?.stages.find(({ id }) => id === stage.id)
    const byTime = stage.phase === 'open' && index > 0 ? 'locked' : stage.phase
    const state = own?.state ?? byTime
    const isMissed = state === 'locked' && ended >= 0 && ended < index
    return {
      stage,
      state: state === 'locked' && stage.phase === 'upcoming' && !isMissed ? 'upcoming' : state,
      participation: own?.participation ?? null,
      isMissed,
    }
  })
}
