import type { ActivityPhase, Participation, StageState } from '@foyer/contract/activities'

/** A stage as one person meets it. */
export interface StageStanding {
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

/** The stages of a page in order: each is locked until the one before it is done, and once done stays done (R21). */
export const resolveStages = (stages: readonly StageFacts[]): StageStanding[] =>
  stages.map((stage, index) => ({
    id: stage.id,
    state: stateOf(stage, index === 0 || stages[index - 1]?.participation != null),
    participation: stage.participation,
  }))
