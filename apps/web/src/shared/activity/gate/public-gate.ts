import type { ActivityDetail } from '@foyer/api/activities'
import { firstGate, type GateState } from '@foyer/api/gate'

/**
 * The gate as far as public data determines it; undefined where it depends on the person.
 * @param isVisitor true once it is certain that no one is signed in
 */
export const publicGate = (
  { withheld, phase, joinLevel, preview }: ActivityDetail,
  isVisitor: boolean,
): GateState | undefined =>
  firstGate({
    mainland: withheld,
    not_started: phase === 'upcoming',
    ended: phase === 'ended',
    anonymous: isVisitor && joinLevel !== null && !preview,
  })
