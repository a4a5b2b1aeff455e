import type { ActivityDetail, JoinStatus, Participation, StageState } from '@foyer/contract/activities'

type StageDetail = ActivityDetail['stages'][number]

/** A stage as this reader meets it. */
export interface StageShown {
  readonly stage: StageDetail
  /** `upcoming`: locked by its own time; `locked`: by the stage before it */
  readonly state: StageState | 'upcoming'
  readonly participation: Participation | null
}

/**
 * Published stages with where the caller stands in each. Before the caller is known, and for a visitor, a stage says no
 * more than its own time does.
 */
export const stagesShown = (detail: ActivityDetail, status: JoinStatus | undefined): StageShown[] =>
  detail.stages.map((stage, index) => {
    const own = status?.stages.find(({ id }) => id === stage.id)
    const byTime = stage.phase === 'open' && index > 0 ? 'locked' : stage.phase
    const state = own?.state ?? byTime
    return {
      stage,
      state: state === 'locked' && stage.phase === 'upcoming' ? 'upcoming' : state,
      participation: own?.participation ?? null,
    }
  })
