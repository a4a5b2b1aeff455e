import type { ActivityDetail, GateState } from '@foyer/contract/activities'

/** As far as the gate can be told from what anyone may see; undefined where it depends on who asks. */
export const publicGate = ({ withheld, phase }: ActivityDetail): GateState | undefined => {
  if (withheld) return 'mainland'
  if (phase === 'upcoming') return 'not_started'
  return phase === 'ended' ? 'ended' : undefined
}
