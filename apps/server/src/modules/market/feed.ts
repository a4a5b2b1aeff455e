import type { Closures, Day } from '../trading-calendar/public.ts'
import type { Instrument } from './instruments.ts'

/**
 * The figures of an instrument at a moment, of the last day on which it opened. Prices are thousandths of its currency.
 */
export interface Figures {
  readonly price: number
  readonly previousClose: number
  readonly open: number
  readonly high: number
  readonly low: number
  /** shares traded since the open */
  readonly volume: number
  /** turnover, in thousandths of the currency */
  readonly turnover: number
  /** time of the last trade, in milliseconds since 1970 */
  readonly at: number
}

/** A trading day of an instrument, adjusted for later splits and dividends. */
export interface Bar {
  readonly day: Day
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** The trades of an instrument in one minute. */
export interface MinuteBar extends Omit<Bar, 'day'> {
  /** begin of the minute, in milliseconds since 1970 */
  readonly at: number
}

/** One price of an order book, in thousandths of the currency. */
export interface DepthLevel {
  readonly price: number
  /** shares */
  readonly volume: number
  readonly orders: number | null
}

/** The best prices of an order book, the best first. */
export interface Depth {
  readonly bids: readonly DepthLevel[]
  readonly offers: readonly DepthLevel[]
}

/**
 * The source of prices. Time is divided into slots of a quarter of a second (`slots.ts`), numbered since 1970; a
 * request for a moment returns the last slot that began by then. The same request must return the same answer in every
 * process, for at least the 16 minutes that delayed and resumed streams look back.
 */
export interface Feed {
  figuresAt(closures: Closures, instrument: Instrument, at: number): Figures
  /** the figures at the end of a slot in which something changed; undefined for a slot without a change */
  tickIn(closures: Closures, instrument: Instrument, slot: number): Figures | undefined
  /** all trading days up to a moment, oldest first; the last one up to that moment */
  barsAt(closures: Closures, instrument: Instrument, at: number): Bar[] | Promise<Bar[]>
  /** by code, the minutes of these days that were over at a moment and had a trade, oldest first */
  minutesAt(
    closures: Closures,
    instruments: readonly Instrument[],
    days: readonly Day[],
    at: number,
  ): ReadonlyMap<string, readonly MinuteBar[]> | Promise<ReadonlyMap<string, readonly MinuteBar[]>>
  /** the order book now; undefined if there is none */
  depthAt(closures: Closures, instrument: Instrument, at: number): Depth | undefined | Promise<Depth | undefined>
  /** whether there are figures of an instrument at a moment; absent: of every one */
  has?(instrument: Instrument, at: number): boolean
}
