import type { z } from 'zod'
import type { Page } from '../../engine/feeds.ts'
import type { accountTradeReport, shipmentChange, shippingOrder } from './contract.ts'

/** What the back office says about a trade. */
export type AccountTradeReport = z.output<typeof accountTradeReport>

/** An order to ship a gift. */
export type ShippingOrder = z.input<typeof shippingOrder>

/** What the back office says about an order. */
export type ShipmentChange = z.output<typeof shipmentChange>

/** The sandbox's tables are the back office itself: nothing is read into them. */
export interface LocalBackOffice {
  readonly isLocal: true
}

/** The firm's back office. The server requests what changed since its last request. */
export interface RemoteBackOffice {
  readonly isLocal: false
  /**
   * Returns reports of trades after a place; undefined if the place is not known any more.
   *
   * @param cursor null: from the first one @throws SystemAway
   */
  tradesSince(cursor: string | null): Promise<Page<AccountTradeReport> | undefined>
  /**
   * Returns reports of the trades of an account that were executed since a day; undefined as above.
   *
   * @param account `fund_user_code` @param since YYYY-MM-DD in Hong Kong @throws SystemAway
   */
  tradesOf(account: string, since: string, cursor: string | null): Promise<Page<AccountTradeReport> | undefined>
  /**
   * Hands an order over, once however often it is called with the same order.
   *
   * @returns whether the back office accepted it; `address_refused` if it cannot send anything to the address
   * @throws SystemAway; Error if the order was handed over with other facts before
   */
  handOver(order: ShippingOrder): Promise<'accepted' | 'address_refused'>
  /** Returns the steps of orders after a place, as `tradesSince` returns trades. @throws SystemAway */
  shipmentsSince(cursor: string | null): Promise<Page<ShipmentChange> | undefined>
}

export type BackOffice = LocalBackOffice | RemoteBackOffice
