import type { ActivityPhase, EligibilityRule } from '@foyer/api/activities'
import { firstGate, type GateState } from '@foyer/api/gate'
import type { Level } from '@foyer/protocol/machines/identity'

/** The facts that determine the gate. */
export interface GateFacts {
  /** the activity is withheld from the mainland, and the caller counts as being there */
  readonly withheld: boolean
  readonly phase: ActivityPhase
  readonly level: Level
  /** the level that joining needs; null if there is nothing to join */
  readonly joinLevel: 'register' | 'login' | null
  /** the first rule of the activity that the person fails */
  readonly failedRule: EligibilityRule | null
  readonly soldOut: boolean
  /** the person has nothing left to do */
  readonly joined: boolean
}

/**
 * The gate of an activity for one caller. A person who has joined stays `joined` even when others are excluded. Only in
 * the mainland they see no more than anyone there, and the participation next to the gate shows that they take part.
 */
export const resolveGate = (facts: GateFacts): GateState => {
  const { phase, level, joinLevel } = facts
  const canJoin = joinLevel !== null
  const gate = firstGate({
    mainland: facts.withheld,
    joined: facts.joined,
    not_started: phase === 'upcoming',
    ended: phase === 'ended',
    anonymous: canJoin && level === 'tourist',
    registered: joinLevel === 'login' && level === 'register',
    ineligible: canJoin && facts.failedRule !== null,
    sold_out: canJoin && facts.soldOut,
  })
  return gate ?? 'available'
}
