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

/** Candles of a day or a week by range: how many the chart shows at first; it can be moved to the others. */
export const shownBars: Readonly<Partial<Record<ChartRange, number>>> = { month: 22, quarter: 65, year: 250 }

/** How bars are drawn. */
export const chartStyles = ['line', 'candles'] as const
export type ChartStyle = (typeof chartStyles)[number]
