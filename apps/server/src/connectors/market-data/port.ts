import type { Page } from '../../engine/feeds.ts'
import type { ListedSecurity, SecurityBar, SecurityDepth, SecurityQuote } from '../../firm-facts/market.ts'

/** A page of changed quotes, complete up to a moment in milliseconds since 1970. */
export interface QuotesPage extends Page<SecurityQuote> {
  readonly completeTo: number
}

/** Prices are simulated in the sandbox, and production has none. */
export interface LocalMarketData {
  readonly isLocal: true
}

/** The firm's provider of market data. One process reads quotes and securities for all (modules/market/provider). */
export interface RemoteMarketData {
  readonly isLocal: false
  /** Returns a page of securities; undefined if the place is not known any more. @throws SystemAway */
  securities(cursor: string | null): Promise<Page<ListedSecurity> | undefined>
  /**
   * Returns quotes that changed after a place; undefined if the place is not known any more.
   *
   * @param wait seconds to wait for a change, at most 2 @throws SystemAway
   */
  quotes(cursor: string | null, wait: number): Promise<QuotesPage | undefined>
  /** Returns the trading days of a security since a day, the oldest first. @throws SystemAway */
  bars(code: string, since: string): Promise<readonly SecurityBar[]>
  /** Returns the order book of a security now; undefined if there is none. @throws SystemAway */
  depth(code: string): Promise<SecurityDepth | undefined>
}

export type MarketData = LocalMarketData | RemoteMarketData
