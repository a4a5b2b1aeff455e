import type { ActivityDetail, GateState } from '@foyer/contract/activities'

/**
 * As far as the gate can be told from what anyone may see, in the server's order; undefined where it depends on who asks.
 * @param isVisitor nobody is signed in, for certain
 */
export const publicGate = (
  { withheld, phase, joinLevel, preview }: ActivityDetail,
  isVisitor: boolean,
): GateState | undefined => {
  if (withheld) return 'mainland'
  if (phase === 'upcoming') return 'not_started'
  if (phase === 'ended') return 'ended'
  return isVisitor && joinLevel !== null && !preview ? 'anonymous' : undefined
}
