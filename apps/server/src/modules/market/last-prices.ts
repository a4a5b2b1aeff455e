import type { Context } from '../../context.ts'
import type { Closures } from '../trading-calendar/calendar.ts'
import type { Instrument } from './instruments.ts'
import { figuresOf, isHalted, known } from './quotes.ts'
import { readWorld } from './world.ts'

/** What an instrument is worth. Prices in thousandths of its currency. */
export interface LastPrice {
  readonly price: number
  /** at the end of the trading day before */
  readonly previous: number
  readonly currency: Instrument['currency']
  /** thousandths of a Hong Kong dollar for one of the currency */
  readonly rate: number
  /** when it last changed hands, in milliseconds since 1970 */
  readonly at: number
  readonly lotSize: number
  /** the part that is lent on it, as a whole percent */
  readonly marginable: number
  readonly isHalted: boolean
}

/**
 * The newest prices at the business clock, by code, for the firm's own books: never delayed, and told while clients are told
 * nothing. Codes that are unknown are left out.
 *
 * @param closures to go by in the place of those declared now
 * @throws Refused `market_unavailable` in production, which has no feed
 */
export const lastPrices = async (
  context: Context,
  codes: readonly string[],
  closures?: Closures,
): Promise<ReadonlyMap<string, LastPrice>> => {
  const declared = await readWorld(context)
  const world = closures ? { ...declared, closures } : declared
  const now = context.clocks.business()
  return new Map(
    known(codes).map((instrument) => {
      const { price, previousClose: previous, at } = figuresOf(world, instrument, now)
      const { code, currency, rate, lotSize, marginable } = instrument
      return [
        code,
        { price, previous, currency, rate, at, lotSize, marginable, isHalted: isHalted(world, instrument, now) },
      ]
    }),
  )
}
