import type { Candle } from '@foyer/api/market'
import type { CandlePeriod } from '@foyer/api/market-limits'
import { addDays, type Day } from '../trading-calendar/public.ts'
import { decimal } from './closes.ts'
import type { Bar } from './feed.ts'

/** The Monday of a day's week. */
const weekOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const periodOf: Record<CandlePeriod, (day: Day) => string> = {
  day: (day) => day,
  week: weekOf,
  month: (day) => day.slice(0, 7),
}

const joined = (bar: Bar, next: Bar): Bar => ({
  day: bar.day,
  open: bar.open,
  high: Math.max(bar.high, next.high),
  low: Math.min(bar.low, next.low),
  close: next.close,
  volume: bar.volume + next.volume,
})

const candleOf = ({ day, open, high, low, close, volume }: Bar): Candle => ({
  day,
  open: decimal(open),
  high: decimal(high),
  low: decimal(low),
  close: decimal(close),
  volume: String(volume),
})

interface CandleRequest {
  readonly period: CandlePeriod
  /** only candles that begin before this day */
  readonly before?: Day | undefined
  readonly count: number
}

/** @param bars days in order @returns the last of the requested periods, and whether there are older ones */
export const candlesOf = (
  bars: readonly Bar[],
  { period, before, count }: CandleRequest,
): { candles: Candle[]; hasMore: boolean } => {
  const nameOf = periodOf[period]
  const periods: Bar[] = []
  let last = ''
  for (const bar of bars) {
    const name = nameOf(bar.day)
    const open = periods.at(-1)
    if (open && name === last) periods[periods.length - 1] = joined(open, bar)
    else periods.push(bar)
    last = name
  }
  const found = before === undefined ? periods : periods.filter(({ day }) => day < before)
  return { candles: found.slice(-count).map(candleOf), hasMore: found.length > count }
}
