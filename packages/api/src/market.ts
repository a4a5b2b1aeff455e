import { z } from 'zod'
import { enteredDay } from './entered-times.ts'
import {
  candlePeriods,
  instrumentCodePattern,
  longestSearch,
  mostCandles,
  mostCodes,
  moverBoards,
  shownMovers,
} from './market-limits.ts'
import { texts } from './texts.ts'

/**
 * The market: gateway functions `market/*` and their stream of server-sent events. Every price is a decimal string in
 * the currency of the instrument, or in points for an index; every time is the business clock's, in milliseconds since
 * 1970.
 */

/** milliseconds since 1970 */
const instant = z.number().int()
const decimal = z.string().regex(/^-?\d+\.\d{3}$/)
const whole = z.string().regex(/^\d+$/)

export const instrumentCode = z.string().regex(instrumentCodePattern)

const codes = z.array(instrumentCode).min(1).max(mostCodes)

export const instrumentKinds = ['stock', 'fund', 'index'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** The facts that do not change during a day. */
export const instrumentFacts = z.object({
  code: instrumentCode,
  name: texts,
  kind: z.enum(instrumentKinds),
  currency: z.enum(['HKD', 'CNY', 'USD']),
  /** shares of a board lot; 0 for an index, which cannot be bought */
  lotSize: z.number().int(),
})
export type InstrumentFacts = z.infer<typeof instrumentFacts>

/** The changing part of a quote. `change` and `percent` are relative to `previousClose` and have a sign, except 0. */
export const quoteTick = z.object({
  code: instrumentCode,
  price: decimal,
  change: z.string().regex(/^([+-]\d+\.\d{3}|0\.000)$/),
  percent: z.string().regex(/^([+-]\d+\.\d\d|0\.00)$/),
  high: decimal,
  low: decimal,
  /** shares traded since the open; 0 for an index */
  volume: whole,
  /** their value, in whole units of the currency */
  turnover: whole,
  /** time of the last trade */
  at: instant,
})
export type QuoteTick = z.infer<typeof quoteTick>

/** Before the open, and on a day without trading, a quote is that of the last trading day. */
export const quote = z.object({
  ...instrumentFacts.shape,
  ...quoteTick.shape,
  previousClose: decimal,
  open: decimal,
  /** not traded: suspended, or halted for now */
  isHalted: z.boolean(),
  isDelayed: z.boolean(),
})
export type Quote = z.infer<typeof quote>

/** `stopped`: by a typhoon or a rainstorm. A weekend is `closed`. */
export const marketStates = ['pre_open', 'open', 'lunch', 'closed', 'holiday', 'stopped'] as const
export type MarketState = (typeof marketStates)[number]

export const market = z.object({
  state: z.enum(marketStates),
  /** the next state, and when it begins */
  next: z.enum(marketStates),
  nextAt: instant,
  /** when shares are next traded; now or earlier while they are */
  opensAt: instant,
  /** the last moment at which shares were traded; now while they are. Servers of an earlier release omit it */
  tradedUntil: instant.optional(),
})
export type Market = z.infer<typeof market>

/**
 * Part of every reply with quotes: the time of the figures, and their delay in seconds; 0: real time. `staleSince` is the
 * time of figures that are older than that, because the source has no newer ones; null if they are not. Servers of an
 * earlier release omit it.
 */
const asOf = { asOf: instant, delay: z.number().int(), staleSince: instant.nullable().optional(), market }

/** `market/quotes`. Unknown codes are left out. */
export const quotesRequest = z.object({ codes })
export const quotesReply = z.object({ ...asOf, quotes: z.array(quote) })
export type QuotesReply = z.infer<typeof quotesReply>

/** `market/indices`: quotes of every index. */
export const indicesReply = quotesReply

/**
 * `market/movers`: the stocks with the largest rise, the largest fall, or the largest turnover since the open; in that
 * order.
 */
export const moversRequest = z.object({
  board: z.enum(moverBoards),
  count: z.number().int().min(1).max(mostCodes).default(shownMovers),
})
export const moversReply = z.object({ ...asOf, board: z.enum(moverBoards), quotes: z.array(quote) })
export type MoversReply = z.infer<typeof moversReply>

/** What the page of the market shows first: every index, and the first board of movers, with the delay of visitors. */
export const marketOverview = z.object({ indices: indicesReply, movers: moversReply })
export type MarketOverview = z.infer<typeof marketOverview>

/** One day, week or month of Hong Kong. `day`: its first trading day, YYYY-MM-DD. */
export const candle = z.object({
  day: z.string(),
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume: whole,
})
export type Candle = z.infer<typeof candle>

/**
 * `market/candles`: the last `count` before the day `before`, oldest first; without `before` those up to now, the last
 * of which still changes.
 */
export const candlesRequest = z.object({
  code: instrumentCode,
  period: z.enum(candlePeriods),
  before: enteredDay.optional(),
  count: z.number().int().min(1).max(mostCandles).default(120),
})
export const candlesReply = z.object({
  ...asOf,
  instrument: instrumentFacts,
  period: z.enum(candlePeriods),
  candles: z.array(candle),
  /** whether there are older ones: call again with the first one's day as `before` */
  hasMore: z.boolean(),
})
export type CandlesReply = z.infer<typeof candlesReply>

/** `market/search`: by code or name, in any script, case and order of words; best first. */
export const searchRequest = z.object({ content: z.string().max(longestSearch) })
export const searchReply = z.object({ found: z.array(instrumentFacts) })
export type SearchReply = z.infer<typeof searchReply>

/**
 * `market/stream`: the address for an EventSource. It is valid for ten minutes, for these codes and this caller's
 * delay; a client whose connection is refused requests a new one.
 */
export const streamRequest = quotesRequest
export const streamReply = z.object({
  url: z.string(),
  delay: z.number().int(),
  /** by the server's wall clock; open connections end at this time */
  validUntil: instant,
})
export type StreamReply = z.infer<typeof streamReply>

/**
 * Events of the stream, each with JSON in `data`. `reset` comes first, and whenever the shown quotes cannot be updated:
 * on a new day, a halt, or if the client is too far behind. `quotes` contains the changes at the moment that its id
 * names. After a disconnection the browser sends the last id: the missed ticks follow, each once and in order, or a
 * `reset`.
 */
export interface StreamEvents {
  reset: QuotesReply
  quotes: QuoteTick[]
  market: Market
  /** there are no quotes for now; a `reset` follows once there are */
  unavailable: Record<string, never>
  /** heartbeat, every 15 seconds */
  heartbeat: Record<string, never>
}
