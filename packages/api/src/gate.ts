/**
 * The states of an activity's gate (product.md). Their order is the gate's order: a visitor gets the first state that
 * applies. decisions/0088 says why `joined` follows `mainland`.
 */
export const gateStates = [
  'mainland',
  'joined',
  'not_started',
  'ended',
  'anonymous',
  'registered',
  'ineligible',
  'sold_out',
  'available',
] as const

export type GateState = (typeof gateStates)[number]

/** Returns the first state in the gate's order that applies; undefined if none does. */
export const firstGate = (applies: Partial<Record<GateState, boolean>>): GateState | undefined =>
  gateStates.find((state) => applies[state])
