import type { Context } from '../../context.ts'
import type { Closures } from '../trading-calendar/public.ts'
import { readMarketConditions } from './conditions.ts'
import type { Instrument } from './instruments.ts'
import { figuresOf, hasFigures, isHalted, known } from './quotes.ts'

/** The value of an instrument. Prices are thousandths of its currency. */
export interface LastPrice {
  readonly price: number
  /** at the end of the trading day before */
  readonly previous: number
  readonly currency: Instrument['currency']
  /** Hong Kong dollars for one unit of the currency, in thousandths */
  readonly rate: number
  /** time of the last trade, in milliseconds since 1970 */
  readonly at: number
  readonly lotSize: number
  /** the percentage of its value that may be borrowed against it */
  readonly marginable: number
  readonly isHalted: boolean
}

/**
 * The newest prices at the business clock, by code, for the firm's own books: they are never delayed, and available
 * while the feed for clients is down. Unknown codes, and those without figures, are omitted.
 *
 * @param closures used instead of the declared ones @throws Refused `market_unavailable` in production without a
 * provider
 */
export const lastPrices = async (
  context: Context,
  codes: readonly string[],
  closures?: Closures,
): Promise<ReadonlyMap<string, LastPrice>> => {
  const declared = await readMarketConditions(context)
  const conditions = closures ? { ...declared, closures } : declared
  const now = context.clocks.business()
  return new Map(
    known(codes)
      .filter((instrument) => hasFigures(conditions, instrument, now))
      .map((instrument) => {
        const { price, previousClose: previous, at } = figuresOf(conditions, instrument, now)
        const { code, currency, rate, lotSize, marginable } = instrument
        return [
          code,
          { price, previous, currency, rate, at, lotSize, marginable, isHalted: isHalted(conditions, instrument, now) },
        ]
      }),
  )
}
