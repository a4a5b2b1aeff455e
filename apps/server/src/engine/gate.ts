import type { ActivityPhase, EligibilityRule, GateState } from '@foyer/contract/activities'
import type { Level } from '@foyer/contract/machines/identity'

/** Everything the gate goes by. */
export interface GateFacts {
  /** the activity is withheld from the mainland, and the caller counts as there */
  readonly withheld: boolean
  readonly phase: ActivityPhase
  readonly level: Level
  /** what joining needs; null where there is nothing to join */
  readonly joinLevel: 'register' | 'login' | null
  /** the first rule of the activity that the person fails */
  readonly failedRule: EligibilityRule | null
  readonly soldOut: boolean
  /** nothing is left for this person to do */
  readonly joined: boolean
}

/**
 * The gate of an activity for one caller: the first that applies, in product.md's order. Whoever has joined stays
 * `joined` through everything that could keep others out; only in the mainland they see no more than anybody there, and
 * the participation beside the state tells them that they take part.
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
