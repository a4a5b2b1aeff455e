import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { SystemAway } from '../wire/system-away.ts'
import type { cancellingRefusals, orderEvent, ordersContract, placingRefusals } from './contract.ts'

/** The money of an application in whole cents: `blocked` is reserved, and `loan` of it is lent. */
export interface Reserved {
  /** of `client_accounts` */
  readonly accountId: number
  readonly activity: number
  /** id of the application */
  readonly application: string
  /** business clock */
  readonly at: number
  readonly blocked: number
  readonly loan: number
}

/** What becomes of the money and which position the account gets. */
export interface Settled extends Reserved {
  readonly stockCode: string
  /** shares, or the nominal dollars of a bond; 0: none */
  readonly quantity: number
  readonly parts: {
    readonly paid: number
    readonly fees: number
    readonly interest: number
    readonly loanReturned: number
    readonly refund: number
  }
}

/**
 * The applications of the sandbox are the orders. This port moves their money within the transaction that changes the
 * application; the caller holds the lock of the account.
 */
export interface LocalOrders {
  readonly isLocal: true
  /** Lends and reserves. @throws Refused `funds_short` */
  reserve(tx: ISql, money: Reserved): Promise<void>
  /** Returns everything. */
  release(tx: ISql, money: Reserved): Promise<void>
  /** Pays from the reserved money, returns the rest, and adds the position. */
  settle(tx: ISql, settled: Settled): Promise<void>
}

/** An order for lots of an offering. Money in whole cents. */
export interface Order {
  /** id of the application, stored before the call; it identifies the order for good */
  readonly id: string
  /** `fund_user_code` */
  readonly account: string
  readonly offering: string
  readonly stockCode: string
  readonly lots: number
  readonly method: 'cash' | 'margin'
  readonly amount: number
  readonly fees: number
  readonly interest: number
  readonly loan: number
  readonly documentVersion: number
  readonly confirmedAt: Date
}

/** The firm did not answer: certainly nothing was done, or nobody knows. `away` is what a person is shown. */
interface Unanswered {
  readonly outcome: 'not_done' | 'unknown'
  readonly away: SystemAway
}

interface Refusal<Reasons extends readonly string[]> {
  readonly outcome: 'refused'
  readonly reason: Reasons[number]
}

export type Placed =
  | { readonly outcome: 'accepted'; readonly reference: string }
  | Refusal<typeof placingRefusals>
  | Unanswered
export type Cancelled = { readonly outcome: 'cancelled' } | Refusal<typeof cancellingRefusals> | Unanswered
export type FoundOrder = z.output<typeof ordersContract.operations.findOrder.answer>

/** An event with money in whole cents. `cursor` is where the reading resumes. */
export type OrderEvent = { readonly cursor: string; readonly order: string; readonly at: Date } & (
  | { readonly event: 'cancelled' }
  | { readonly event: 'allotted'; readonly lots: number }
  | { readonly event: 'settled'; readonly parts: Settled['parts'] & { readonly loanLeft: number } }
)
export type WireEvent = z.output<typeof orderEvent>

/**
 * The order system of a firm, which holds the money of orders and reports the allotment. The caller stores what it
 * intends before it calls. Every call may be repeated.
 */
export interface RemoteOrders {
  readonly isLocal: false
  /** Places an order, once for its id. */
  place(order: Order): Promise<Placed>
  /** @param key the same for each repetition of one cancellation */
  cancel(order: string, key: string): Promise<Cancelled>
  /** Says what became of an order; one that is `absent` is never placed later. @throws SystemAway */
  find(order: string): Promise<FoundOrder>
  /** Returns events after a cursor, the oldest first; null for the first ones. @throws SystemAway */
  eventsAfter(cursor: string | null): Promise<{ readonly events: readonly OrderEvent[]; readonly more: boolean }>
}

export type Orders = LocalOrders | RemoteOrders
