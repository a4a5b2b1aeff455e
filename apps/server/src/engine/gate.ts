import type { ActivityPhase, EligibilityRule, GateState } from '@foyer/contract/activities'
import type { Level } from '@foyer/contract/machines/identity'

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
 * The gate of an activity for one caller: the first state that applies, in product.md's order. A person who has joined
 * stays `joined` even when others are excluded. Only in the mainland they see no more than anyone there, and the
 * participation next to the gate shows that they take part.
 */
export const resolveGate = (facts: GateFacts): GateState => {
  const { phase, level, joinLevel } = facts
  if (facts.withheld) return 'mainland'
  if (facts.joined) return 'joined'
  if (phase === 'upcoming') return 'not_started'
  if (phase === 'ended') return 'ended'
  if (joinLevel === null) return 'available'
  if (level === 'tourist') return 'anonymous'
  if (joinLevel === 'login' && level === 'register') return 'registered'
  if (facts.failedRule) return 'ineligible'
  return facts.soldOut ? 'sold_out' : 'available'
}
