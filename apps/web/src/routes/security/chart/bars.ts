/** A bar of the chart. `time`: a day as YYYY-MM-DD, or milliseconds since 1970 of a bar within a day. */
export interface ChartBar {
  readonly time: string | number
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: string
}

/** The periods that a reader can choose. */
export const chartRanges = ['day', 'fiveDays', 'month', 'quarter', 'year', 'fiveYears'] as const
export type ChartRange = (typeof chartRanges)[number]

/** Trading days that a range shows at first; the chart can be moved to the others. */
const shownDays: Readonly<Partial<Record<ChartRange, number>>> = { month: 22, quarter: 65 }

/** Milliseconds of 52 weeks. */
const year = 364 * 86_400_000

/**
 * How many of the last bars a range shows at first; undefined for all. A year is the 52 weeks up to `today`
 * (YYYY-MM-DD), so that its highest and lowest price are those of the 52-week range.
 */
export const barsInView = (range: ChartRange, bars: readonly ChartBar[], today: string): number | undefined => {
  if (range !== 'year') return shownDays[range]
  const since = new Date(Date.parse(today) - year).toISOString().slice(0, 10)
  return bars.filter(({ time }) => String(time) >= since).length
}

/** How bars are drawn. */
export const chartStyles = ['line', 'candles'] as const
export type ChartStyle = (typeof chartStyles)[number]
