import type { IntradayBar, IntradayReply, SparklinesReply } from '@foyer/api/market-details'
import type { IntradayRange } from '@foyer/api/market-limits'
import { type Closures, type Day, previousTradingDay, sessionsOf } from '../trading-calendar/public.ts'
import { decimal } from './closes.ts'
import type { MarketConditions } from './conditions.ts'
import { quoteDayAt } from './exchange/day-view.ts'
import type { Bar, MinuteBar } from './feed.ts'
import type { Instrument } from './instruments.ts'
import { barsOf, endOf, figuresOf } from './quotes.ts'

const minuteMs = 60_000
/** Trading days of a range and the length of its bars in minutes: a phone shows some 330 bars. */
const ranges = { day: { days: 1, minutes: 1 }, fiveDays: { days: 5, minutes: 5 } } as const
/** Minutes between two prices of a sparkline. */
const sparklineStep = 10

const lastDays = (closures: Closures, at: number, count: number): Day[] => {
  const days = [quoteDayAt(closures, at)]
  while (days.length < count) days.unshift(previousTradingDay(closures, days[0] as Day))
  return days
}

/** Joins minutes into longer bars, which begin at multiples of their length. */
const joined = (bars: readonly MinuteBar[], minutes: number): MinuteBar[] => {
  const length = minutes * minuteMs
  const longer: MinuteBar[] = []
  for (const bar of bars) {
    const at = Math.floor(bar.at / length) * length
    const open = longer.at(-1)
    if (open?.at !== at) longer.push({ ...bar, at })
    else
      longer[longer.length - 1] = {
        ...open,
        high: Math.max(open.high, bar.high),
        low: Math.min(open.low, bar.low),
        close: bar.close,
        volume: open.volume + bar.volume,
      }
  }
  return longer
}

const barOf = ({ at, open, high, low, close, volume }: MinuteBar): IntradayBar => ({
  at,
  open: decimal(open),
  high: decimal(high),
  low: decimal(low),
  close: decimal(close),
  volume: String(volume),
})

const minutesOf = (
  conditions: MarketConditions,
  instruments: readonly Instrument[],
  at: number,
  days: readonly Day[],
) => conditions.source.minutesAt(conditions.closures, instruments, days, at)

/** Bars of the last trading day or the last five, the close before them, and the sessions of the last day. */
export const intradayOf = async (
  conditions: MarketConditions,
  instrument: Instrument,
  range: IntradayRange,
  at: number,
): Promise<Pick<IntradayReply, 'minutes' | 'previousClose' | 'sessions' | 'bars'>> => {
  const { days, minutes } = ranges[range]
  const end = endOf(conditions, instrument, at)
  const shown = lastDays(conditions.closures, end, days)
  const bars = (await minutesOf(conditions, [instrument], end, shown)).get(instrument.code) ?? []
  const earlier: Bar | undefined = (await barsOf(conditions, instrument, at)).findLast(
    ({ day }) => day < (shown[0] as Day),
  )
  return {
    minutes,
    previousClose: earlier ? decimal(earlier.close) : null,
    sessions: sessionsOf(conditions.closures, shown.at(-1) as Day),
    bars: (minutes === 1 ? bars : joined(bars, minutes)).map(barOf),
  }
}

/** Prices of the last trading day, every ten minutes, of each instrument. */
export const sparklinesOf = async (
  conditions: MarketConditions,
  instruments: readonly Instrument[],
  at: number,
): Promise<SparklinesReply['lines']> => {
  const minutes = await minutesOf(conditions, instruments, at, lastDays(conditions.closures, at, 1))
  return instruments.map((instrument) => {
    const { previousClose, price } = figuresOf(conditions, instrument, at)
    const end = endOf(conditions, instrument, at)
    const bars = (minutes.get(instrument.code) ?? []).filter((bar) => bar.at < end)
    const prices = joined(bars, sparklineStep).map(({ close }) => close)
    return {
      code: instrument.code,
      previousClose: decimal(previousClose),
      // the newest price instead of that of the last whole minute
      prices: (prices.length === 0 ? [] : [...prices.slice(0, -1), price]).map(decimal),
    }
  })
}
