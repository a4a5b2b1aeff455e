import type { ActivityPhase, Participation, StageState } from '@foyer/api/activities'

/** The state of a stage for one person. */
export interface StageStatus {
  readonly id: string
  readonly state: StageState
  readonly participation: Participation | null
}

interface StageFacts {
  readonly id: string
  readonly phase: ActivityPhase
  readonly soldOut: boolean
  readonly participation: Participation | null
}

const stateOf = ({ phase, soldOut, participation }: StageFacts, isReached: boolean): StageState => {
  if (participation) return 'done'
  if (phase === 'ended') return 'ended'
  if (!isReached || phase === 'upcoming') return 'locked'
  return soldOut ? 'sold_out' : 'open'
}

/**
 * The stages of a page in order. A stage is locked until the previous one is done, and a done stage stays done (R21).
 */
export const resolveStages = (stages: readonly StageFacts[]): StageStatus[] =>
  stages.map((stage, index) => ({
    id: stage.id,
    state: stateOf(stage, index === 0 || stages[index - 1]?.participation != null),
    participation: stage.participation,
  }))
