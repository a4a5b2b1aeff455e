import type { Candle, Quote } from '@foyer/api/market'
import type { CandlePeriod } from '@foyer/api/market-limits'
import { hongKongDay } from '../../format/hong-kong-time.ts'

/**
 * Converts a decimal string with three decimal places to whole thousandths, so that prices are compared without
 * fractions.
 */
export const thousandths = (decimal: string): number => Number(decimal.replace('.', ''))

const higher = (one: string, other: string): string => (thousandths(one) < thousandths(other) ? other : one)
const lower = (one: string, other: string): string => (thousandths(one) > thousandths(other) ? other : one)

/**
 * Extends candles by the trades since they were loaded: the last candle grows, and a new day adds a candle. New weeks
 * and months come with the server's next answer. A quote without trades, as for a suspended instrument, adds no candle.
 */
export const grown = (
  candles: readonly Candle[],
  period: CandlePeriod,
  quote: Quote | undefined,
): readonly Candle[] => {
  const last = candles.at(-1)
  if (!last || !quote || quote.volume === '0') return candles
  const { price, open, high, low, volume } = quote
  const day = hongKongDay(quote.at)
  if (day < last.day) return candles
  if (period === 'day') {
    const today: Candle = { day, open, high, low, close: price, volume }
    return day === last.day ? [...candles.slice(0, -1), today] : [...candles, today]
  }
  return [...candles.slice(0, -1), { ...last, close: price, high: higher(last.high, high), low: lower(last.low, low) }]
}

/** The change from one close to the next in per cent, as a signed decimal string with two places as in the contract. */
export const percentFrom = (before: Candle | undefined, { close }: Candle): string => {
  if (!before) return '0.00'
  const from = thousandths(before.close)
  const points = Math.round(((thousandths(close) - from) * 10_000) / from)
  const digits = String(Math.abs(points)).padStart(3, '0')
  return `${points === 0 ? '' : points < 0 ? '-' : '+'}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
