import type { Quote } from '@foyer/api/market'
import { hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import type { ChartBar } from './bars.ts'

/**
 * Converts a decimal string with three decimal places to whole thousandths, so that prices are compared without
 * fractions.
 */
export const thousandths = (decimal: string): number => Number(decimal.replace('.', ''))

const higher = (one: string, other: string): string => (thousandths(one) < thousandths(other) ? other : one)
const lower = (one: string, other: string): string => (thousandths(one) > thousandths(other) ? other : one)

/** How long a bar lasts: a number of minutes, a day, or a week. */
export type BarLength = number | 'day' | 'week'

/** The last bar with a newer price. */
const moved = (bars: readonly ChartBar[], last: ChartBar, price: string, high = price, low = price): ChartBar[] => [
  ...bars.slice(0, -1),
  { ...last, close: price, high: higher(last.high, high), low: lower(last.low, low) },
]

const grownMinutes = (bars: readonly ChartBar[], minutes: number, { price, at }: Quote): readonly ChartBar[] => {
  const last = bars.at(-1)
  if (!last) return bars
  const time = Math.floor(at / (minutes * 60_000)) * minutes * 60_000
  if (time < Number(last.time) || hongKongDay(time) !== hongKongDay(Number(last.time))) return bars
  if (time === last.time) return moved(bars, last, price)
  // the volume of the minute comes with the server's next answer
  return [
    ...bars,
    {
      time,
      open: last.close,
      high: higher(last.close, price),
      low: lower(last.close, price),
      close: price,
      volume: '0',
    },
  ]
}

/**
 * Extends bars by the trades since they were loaded: the last bar grows, and a new day or minute adds one. New weeks come
 * with the server's next answer. A quote without trades, as for a suspended instrument, adds no bar.
 */
export const grown = (bars: readonly ChartBar[], length: BarLength, quote: Quote | undefined): readonly ChartBar[] => {
  const last = bars.at(-1)
  if (!last || !quote || (quote.volume === '0' && quote.kind !== 'index')) return bars
  if (typeof length === 'number') return grownMinutes(bars, length, quote)
  const { price, open, high, low, volume } = quote
  const day = hongKongDay(quote.at)
  if (day < String(last.time)) return bars
  if (length === 'week') return moved(bars, last, price, high, low)
  const today: ChartBar = { time: day, open, high, low, close: price, volume }
  return day === last.time ? [...bars.slice(0, -1), today] : [...bars, today]
}

/** The change from one price to another in per cent, as a signed decimal string with two places as in the contract. */
export const percentFrom = (before: string | undefined, close: string): string => {
  if (!before || thousandths(before) === 0) return '0.00'
  const from = thousandths(before)
  const points = Math.round(((thousandths(close) - from) * 10_000) / from)
  const digits = String(Math.abs(points)).padStart(3, '0')
  return `${points === 0 ? '' : points < 0 ? '-' : '+'}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
