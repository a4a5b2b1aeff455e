import { z } from 'zod'
import { instrumentCode, instrumentFacts, quotesReply } from './market.ts'
import { intradayRanges, mostCodes, mostDepth } from './market-limits.ts'

/**
 * What the page of one instrument and the small charts of lists show beside quotes and candles: gateway functions
 * `market/intraday`, `market/sparklines`, `market/details` and `market/depth`. Prices are decimal strings in the currency of
 * the instrument, or points of an index; times are milliseconds since 1970 by the business clock.
 */

const instant = z.number().int()
const decimal = z.string().regex(/^\d+\.\d{3}$/)
const whole = z.string().regex(/^\d+$/)
const { quotes: _, ...times } = quotesReply.shape

/** The prices of some minutes of trading. `at` is the begin of the first of them. */
export const intradayBar = z.object({
  at: instant,
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  /** shares; 0 for an index */
  volume: whole,
})
export type IntradayBar = z.infer<typeof intradayBar>

/**
 * `market/intraday`: the last trading day by the minute, or the last five by five minutes. Only whole minutes that are over
 * are there, and minutes without a trade are left out.
 */
export const intradayRequest = z.object({ code: instrumentCode, range: z.enum(intradayRanges) })
export const intradayReply = z.object({
  ...times,
  instrument: instrumentFacts,
  range: z.enum(intradayRanges),
  /** length of a bar */
  minutes: z.number().int(),
  /** the close before the first bar; null if it is not known */
  previousClose: decimal.nullable(),
  /** when the last of the days is traded, in order; the chart of a day leaves room up to their end */
  sessions: z.array(z.object({ from: instant, to: instant })),
  bars: z.array(intradayBar),
})
export type IntradayReply = z.infer<typeof intradayReply>

/** `market/sparklines`: prices of the last trading day, every ten minutes. Unknown codes are left out. */
export const sparklinesRequest = z.object({ codes: z.array(instrumentCode).min(1).max(mostCodes) })
export const sparklinesReply = z.object({
  ...times,
  lines: z.array(z.object({ code: instrumentCode, previousClose: decimal, prices: z.array(decimal) })),
})
export type SparklinesReply = z.infer<typeof sparklinesReply>

/** `market/details`: facts of an instrument that change at most once a day. */
export const detailsRequest = z.object({ code: instrumentCode })
export const detailsReply = z.object({
  ...times,
  instrument: instrumentFacts,
  /** of the last 52 weeks, with today; null without a trading day */
  yearHigh: decimal.nullable(),
  yearLow: decimal.nullable(),
  /** shares or units in issue; null where the source does not state it */
  issued: whole.nullable(),
  /** what a fund charges a year, in hundredths of a percent; null where it is not known */
  annualFee: z.number().int().nullable(),
})
export type DetailsReply = z.infer<typeof detailsReply>

/** One price of the order book: the shares that are wanted or offered there. */
export const depthLevel = z.object({ price: decimal, volume: whole, orders: z.number().int().nullable() })
export type DepthLevel = z.infer<typeof depthLevel>

/**
 * `market/depth`: the best prices of the order book, in real time, for registered callers. `depth` is null outside trading,
 * for an index, and where the source has no order book.
 */
export const depthRequest = z.object({ code: instrumentCode })
export const depthReply = z.object({
  ...times,
  depth: z
    .object({
      /** the highest first */
      bids: z.array(depthLevel).max(mostDepth),
      /** the lowest first */
      offers: z.array(depthLevel).max(mostDepth),
    })
    .nullable(),
})
export type DepthReply = z.infer<typeof depthReply>
