import type { Candle, Quote } from '@foyer/contract/market'
import type { CandlePeriod } from '@foyer/contract/market-limits'
import { hongKongDay } from '../../format/hong-kong-time.ts'

/** Thousandths of a decimal string with three places: compared and reckoned with whole, never as a fraction. */
export const thousandths = (decimal: string): number => Number(decimal.replace('.', ''))

const higher = (one: string, other: string): string => (thousandths(one) < thousandths(other) ? other : one)
const lower = (one: string, other: string): string => (thousandths(one) > thousandths(other) ? other : one)

/**
 * Candles with what was traded since they came: the last one grows, and on a new day a candle of its own begins. Weeks and
 * months begin with the server's next answer. A quote of a day without a trade, as of a suspended instrument, is no candle.
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

/** How far a candle's close lies from the one before, in hundredths of a per cent, signed, as the contract writes it. */
export const percentFrom = (before: Candle | undefined, { close }: Candle): string => {
  if (!before) return '0.00'
  const from = thousandths(before.close)
  const points = Math.round(((thousandths(close) - from) * 10_000) / from)
  const digits = String(Math.abs(points)).padStart(3, '0')
  return `${points === 0 ? '' : points < 0 ? '-' : '+'}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
