/**
 * States of a reward, by its type, and of a hold on an offer, as transition tables (state → event → next state). Only
 * the server's engine runs them. An event that a state does not name is refused in that state.
 */

type Machine = { readonly [State in string]: { readonly [Event in string]?: string } }

/** A voucher. `pending`: the partner has not confirmed it yet. */
export const voucherStates = {
  pending: { issue: 'available', revoke: 'revoked' },
  available: { use: 'used', expire: 'expired', revoke: 'revoked' },
  used: {},
  expired: {},
  revoked: {},
} as const satisfies Machine

/**
 * Cash. `pending`: its payout day has not come. `crediting`: claimed, and not yet on the account. It is clawed back at
 * any time, even after it was credited, if its cause is reversed.
 */
export const cashStates = {
  pending: { mature: 'claimable', revoke: 'revoked' },
  claimable: { claim: 'crediting', expire: 'expired', revoke: 'revoked' },
  crediting: { credit: 'credited', revoke: 'revoked' },
  credited: { revoke: 'revoked' },
  expired: {},
  revoked: {},
} as const satisfies Machine

/** A physical gift. `claimable`: won, and without an address. It may be changed until it is packed. */
export const giftStates = {
  claimable: { submit: 'preparing', expire: 'expired', revoke: 'revoked' },
  preparing: { pack: 'packed', revoke: 'revoked' },
  packed: { ship: 'shipped' },
  shipped: { deliver: 'delivered', return: 'returned' },
  returned: { ship: 'shipped', revoke: 'revoked' },
  delivered: {},
  expired: {},
  revoked: {},
} as const satisfies Machine

/** Stock that a person reserved for a limited time. */
export const holdStates = {
  held: { commit: 'committed', expire: 'expired', release: 'released' },
  committed: {},
  expired: {},
  released: {},
} as const satisfies Machine

/** An exchange of points. `pending`: paid, and not yet confirmed by the partner; `failed`: the points are returned. */
export const conversionStates = {
  pending: { succeed: 'succeeded', fail: 'failed' },
  succeeded: {},
  failed: {},
} as const satisfies Machine

/** An order to a partner, which is sent after its transaction has committed. */
export const partnerOrderStates = {
  queued: { deliver: 'delivered', refuse: 'refused' },
  delivered: {},
  refused: {},
} as const satisfies Machine

/** The table of each reward type. */
export const rewardStates = {
  exchange_voucher: voucherStates,
  cash_return: cashStates,
  physical_gift: giftStates,
} as const

/** Every state of a machine. */
export type StateOf<M extends Machine> = keyof M & string
/** Every event that at least one state of a machine names. */
export type EventOf<M extends Machine> = { [S in keyof M]: keyof M[S] }[keyof M] & string

/** The next state; undefined if the event is not valid in that state. */
export const next = <M extends Machine>(machine: M, state: StateOf<M>, event: EventOf<M>): StateOf<M> | undefined =>
  machine[state]?.[event] as StateOf<M> | undefined

/** The states of a machine in which an event is valid. */
export const statesFor = <M extends Machine>(machine: M, event: EventOf<M>): StateOf<M>[] =>
  (Object.keys(machine) as StateOf<M>[]).filter((state) => next(machine, state, event) !== undefined)
