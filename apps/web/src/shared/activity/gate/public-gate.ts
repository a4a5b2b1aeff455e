import type { ActivityDetail, GateState } from '@foyer/contract/activities'

/**
 * The gate as far as public data determines it, checked in the server's order; undefined where it depends on the
 * person.
 * @param isVisitor true once it is certain that no one is signed in
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
