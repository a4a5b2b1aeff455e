import type { Closures } from '../trading-calendar/calendar.ts'
import type { Day } from '../trading-calendar/days.ts'
import type { Instrument } from './instruments.ts'

/** What is known of an instrument at a moment, of the last day it opened on. Prices in thousandths of its currency. */
export interface Figures {
  readonly price: number
  readonly previousClose: number
  readonly open: number
  readonly high: number
  readonly low: number
  /** shares since the open */
  readonly volume: number
  /** what they cost, in thousandths of the currency */
  readonly turnover: number
  /** when it last changed hands, in milliseconds since 1970 */
  readonly at: number
}

/** A trading day of an instrument, adjusted for what its shares were split or paid since. */
export interface Bar {
  readonly day: Day
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/**
 * Where prices come from. Time is cut into slots of a quarter of a second (`slots.ts`), numbered since 1970: whoever asks
 * about a moment asks about the last slot that began by then. The same question must have the same answer in every process,
 * for at least the 16 minutes that delayed and resumed streams look back.
 */
export interface Feed {
  figuresAt(closures: Closures, instrument: Instrument, at: number): Figures
  /** the same at the end of a slot in which something changed; undefined for a slot in which nothing did */
  tickIn(closures: Closures, instrument: Instrument, slot: number): Figures | undefined
  /** every trading day there is up to a moment, oldest first; the last one as far as it has come */
  barsAt(closures: Closures, instrument: Instrument, at: number): Bar[]
}
