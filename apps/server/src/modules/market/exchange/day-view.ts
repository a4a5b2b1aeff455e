import {
  type Closures,
  type Day,
  dayOf,
  momentOf,
  previousTradingDay,
  sessionsOf,
} from '../../trading-calendar/public.ts'
import { priceIn } from '../closes.ts'
import type { Figures, MinuteBar } from '../feed.ts'
import type { Instrument } from '../instruments.ts'
import type { LastTwo } from '../walks.ts'
import { outlineOf } from './course.ts'
import { minutesOf } from './minutes.ts'
import { type TradingSlots, tradingSlots } from './slots.ts'
import { sumEvery, type Tape, tapeOf } from './tape.ts'

/** The day of the quotes at a moment: today if trading has opened, else the last day on which it did. */
export const quoteDayAt = (closures: Closures, at: number): Day => {
  const today = dayOf(at)
  const opensAt = sessionsOf(closures, today)[0]?.from
  return opensAt !== undefined && opensAt <= at ? today : previousTradingDay(closures, today)
}

export const isSuspended = ({ walk: { suspendedFrom } }: Instrument, day: Day): boolean =>
  suspendedFrom !== undefined && day >= suspendedFrom

/** The last tick of a tape that is not after a slot. */
const lastTick = ({ slots }: Tape, slot: number): number => {
  let [low, high] = [0, slots.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((slots[middle] as number) <= slot) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** High, low and turnover up to and including a tick, computed from the stored sums. */
const sumsAt = ({ prices, lots, highs, lows, turnovers }: Tape, tick: number, lotSize: number) => {
  const from = Math.floor(tick / sumEvery)
  let [high, low, turnover] = [highs[from] as number, lows[from] as number, turnovers[from] as number]
  for (let nth = from * sumEvery; nth <= tick; nth++) {
    const price = prices[nth] as number
    if (price > high) high = price
    if (price < low) low = price
    turnover += price * lotSize * ((lots[nth] as number) - (lots[nth - 1] ?? 0))
  }
  return { high, low, turnover }
}

/** One day of the simulated market; the tapes are computed on demand. */
export interface DayView {
  readonly slots: TradingSlots
  /** first moment of the day, and first moment after it */
  readonly from: number
  readonly to: number
  /** @param slot slot of the day; -1 before the first one */
  figures(instrument: Instrument, slot: number): Figures
  /** undefined if there was no tick in this slot */
  tick(instrument: Instrument, slot: number): Figures | undefined
  /** the minutes with a trade that were over at a moment */
  minutes(instrument: Instrument, at: number): MinuteBar[]
}

export const dayView = (closures: Closures, day: Day, lastTwoOf: (instrument: Instrument) => LastTwo): DayView => {
  const slots = tradingSlots(closures, day)
  const tapes = new Map<string, { tape: Tape; previousClose: number }>()

  const tapeFor = (instrument: Instrument) => {
    const known = tapes.get(instrument.code)
    if (known) return known
    const lastTwo = lastTwoOf(instrument)
    const outline = outlineOf(instrument.walk, day, lastTwo, slots.planned)
    const made = { tape: tapeOf(instrument, day, outline, slots), previousClose: priceIn(instrument, lastTwo[0]) }
    tapes.set(instrument.code, made)
    return made
  }

  const figuresOf = (instrument: Instrument, tick: number): Figures => {
    const { tape, previousClose } = tapeFor(instrument)
    return {
      price: tape.prices[tick] as number,
      previousClose,
      open: tape.prices[0] as number,
      ...sumsAt(tape, tick, instrument.lotSize),
      volume: (tape.lots[tick] as number) * instrument.lotSize,
      at: slots.beginsAt(tape.slots[tick] as number),
    }
  }

  /** A suspended instrument has the price of its last trade. */
  const suspended = (instrument: Instrument): Figures => {
    const price = priceIn(instrument, lastTwoOf(instrument)[1])
    const last = previousTradingDay(closures, instrument.walk.suspendedFrom ?? day)
    const { count, beginsAt } = tradingSlots(closures, last)
    const still = { price, previousClose: price, open: price, high: price, low: price }
    return { ...still, volume: 0, turnover: 0, at: beginsAt(count - 1) }
  }

  return {
    slots,
    from: momentOf(day, 0),
    to: momentOf(day, 1440),
    figures: (instrument, slot) =>
      isSuspended(instrument, day)
        ? suspended(instrument)
        : figuresOf(instrument, lastTick(tapeFor(instrument).tape, slot)),
    tick: (instrument, slot) => {
      if (isSuspended(instrument, day)) return undefined
      const { tape } = tapeFor(instrument)
      const tick = lastTick(tape, slot)
      return tape.slots[tick] === slot ? figuresOf(instrument, tick) : undefined
    },
    minutes: (instrument, at) =>
      isSuspended(instrument, day) ? [] : minutesOf(tapeFor(instrument).tape, slots, instrument.lotSize, at),
  }
}
