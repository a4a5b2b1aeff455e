import type { Context } from '../../context.ts'
import { lastClosedDay } from '../trading-calendar/calendar.ts'
import { readClosures } from '../trading-calendar/closures.ts'
import { momentOf } from '../trading-calendar/days.ts'
import { divide } from './divide.ts'
import { type Instrument, instruments } from './instruments.ts'
import { createWalks } from './walks.ts'

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
}

const pricesAt = createWalks()

const inCurrency = ({ rate, tick }: Instrument, hkd: number): number =>
  Math.max(divide(hkd * 1000, rate * tick) * tick, tick)

/** The newest prices at the business clock, by code; codes that are unknown are left out. */
export const lastPrices = async (
  { db, clocks }: Context,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LastPrice>> => {
  const closures = await readClosures(db)
  const day = lastClosedDay(closures, clocks.business())
  const standing = pricesAt(closures, day)
  const found = codes.flatMap((code): [string, LastPrice][] => {
    const instrument = instruments.get(code)
    const lastTwo = instrument && standing.get(instrument.walk)
    if (!instrument || !lastTwo) return []
    const [previous, price] = lastTwo.map((hkd) => inCurrency(instrument, hkd)) as [number, number]
    const { currency, rate } = instrument
    return [[code, { price, previous, currency, rate, at: momentOf(day, 960), lotSize: 500, marginable: 50 }]]
  })
  return new Map(found)
}
