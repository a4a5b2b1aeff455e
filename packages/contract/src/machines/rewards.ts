/**
 * What becomes of a reward, by its type, and of a hold on an offer: plain transition tables (state → event → next state).
 * The server's engine alone runs them; an event that a state does not name is refused there.
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
 * Cash. `pending`: its payout day has not come. `crediting`: claimed, on its way to the account. Clawed back at any time,
 * after it was credited too, where what it was counted on was undone.
 */
export const cashStates = {
  pending: { mature: 'claimable', revoke: 'revoked' },
  claimable: { claim: 'crediting', expire: 'expired', revoke: 'revoked' },
  crediting: { credit: 'credited', revoke: 'revoked' },
  credited: { revoke: 'revoked' },
  expired: {},
  revoked: {},
} as const satisfies Machine

/** A thing that is sent. `claimable`: won, and nobody knows yet where to. Editable until it is packed. */
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

/** What a person put aside for themselves, for a while. */
export const holdStates = {
  held: { commit: 'committed', expire: 'expired', release: 'released' },
  committed: {},
  expired: {},
  released: {},
} as const satisfies Machine

/** Points exchanged. `pending`: paid for, and the partner has not confirmed yet; `failed`: the points are back. */
export const conversionStates = {
  pending: { succeed: 'succeeded', fail: 'failed' },
  succeeded: {},
  failed: {},
} as const satisfies Machine

/** An order to a partner, which leaves the house after the transaction it belongs to. */
export const partnerOrderStates = {
  queued: { deliver: 'delivered', refuse: 'refused' },
  delivered: {},
  refused: {},
} as const satisfies Machine

/** Of which type a reward is decides which table it follows. */
export const rewardStates = {
  exchange_voucher: voucherStates,
  cash_return: cashStates,
  physical_gift: giftStates,
} as const

/** Every state of a machine. */
export type StateOf<M extends Machine> = keyof M & string
/** Every event that some state of a machine names. */
export type EventOf<M extends Machine> = { [S in keyof M]: keyof M[S] }[keyof M] & string

/** The state that follows, undefined where the event does nothing in that state. */
export const next = <M extends Machine>(machine: M, state: StateOf<M>, event: EventOf<M>): StateOf<M> | undefined =>
  machine[state]?.[event] as StateOf<M> | undefined

/** States of a machine in which an event does something. */
export const statesFor = <M extends Machine>(machine: M, event: EventOf<M>): StateOf<M>[] =>
  (Object.keys(machine) as StateOf<M>[]).filter((state) => next(machine, state, event) !== undefined)
