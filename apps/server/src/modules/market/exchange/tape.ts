import { priceIn } from '../closes.ts'
import type { Instrument } from '../instruments.ts'
import { type Outline, pricesIn } from './course.ts'
import { noise, noiseBelow, seedOf } from './noise.ts'
import type { TradingSlots } from './slots.ts'

/** All trades of one instrument in a day, tick by tick. Prices are thousandths of its currency. */
export interface Tape {
  /** the slot of each tick, ascending */
  readonly slots: Int32Array
  readonly prices: Int32Array
  /** lots since the open, including this tick */
  readonly lots: Int32Array
  /** high, low and turnover in thousandths before every 64th tick (`sumEvery`) */
  readonly highs: Int32Array
  readonly lows: Int32Array
  readonly turnovers: Float64Array
}

/** Number of ticks between two stored sums. */
export const sumEvery = 64

/** Planned lots of a whole day; a half day has half of them. */
export const lotsOf = ({ code, traded }: Instrument, day: string, planned: number): number =>
  Math.floor((traded * (60 + noiseBelow(seedOf(`lots ${code} ${day}`), 0, 90)) * planned) / (100 * 79_200))

/**
 * The slots of a day that contain a tick. They include the turning points of the course, so that every counter has the
 * same high and low.
 */
const ticksOf = ({ code, pace }: Instrument, day: string, outline: Outline, planned: number): Int32Array => {
  const seed = seedOf(`ticks ${code} ${day}`)
  const ticks = new Int32Array(planned)
  let count = 0
  for (let slot = 0; slot < planned; slot++) {
    const isTurn = slot === 0 || slot === planned - 1 || slot === outline.highSlot || slot === outline.lowSlot
    if (isTurn || noise(seed, slot) % 240 < pace) ticks[count++] = slot
  }
  return ticks.slice(0, count)
}

/** Cumulative lots of a day by tick: more volume near the open and the close, with a random weight for each tick. */
const spread = (whole: number, code: string, day: string, slots: Int32Array, planned: number): Int32Array => {
  const seed = seedOf(`weights ${code} ${day}`)
  const sums = new Int32Array(slots.length)
  let sum = 0
  for (let nth = 0; nth < slots.length; nth++) {
    const slot = slots[nth] as number
    const fromMiddle = Math.abs(Math.floor((slot * 20) / planned) - 10)
    const size = noise(seed, slot) % 50
    sum += (5 + fromMiddle) * (size === 49 ? 200 : 1 + (size % 10))
    sums[nth] = sum
  }
  for (let nth = 0; nth < sums.length; nth++) sums[nth] = Math.floor((whole * (sums[nth] as number)) / sum)
  return sums
}

/** The part of a day before trading was stopped: its last tick is at the close, and earlier ticks are unchanged. */
const stopped = (slots: Int32Array, prices: Int32Array, { count }: TradingSlots, close: number) => {
  const lastTick = slots.findIndex((slot) => slot >= count - 1)
  const [left, paid] = [slots.slice(0, lastTick + 1), prices.slice(0, lastTick + 1)]
  left[lastTick] = count - 1
  paid[lastTick] = close
  return { slots: left, prices: paid }
}

export const tapeOf = (instrument: Instrument, day: string, outline: Outline, trading: TradingSlots): Tape => {
  const { planned, count } = trading
  const planOf = ticksOf(instrument, day, outline, planned)
  const course = pricesIn(planOf, outline, planned)
  const whole = count === planned
  const { slots, prices: hkd } = whole
    ? { slots: planOf, prices: course }
    : stopped(planOf, course, trading, outline.close)
  const prices = hkd.map((price) => priceIn(instrument, price))
  const lots = spread(lotsOf(instrument, day, planned), instrument.code, day, planOf, planned).slice(0, slots.length)
  const sums = Math.ceil(slots.length / sumEvery)
  const [highs, lows, turnovers] = [new Int32Array(sums), new Int32Array(sums), new Float64Array(sums)]
  let [high, low, turnover] = [prices[0] ?? 0, prices[0] ?? 0, 0]
  for (let nth = 0; nth < prices.length; nth++) {
    if (nth % sumEvery === 0) {
      highs[nth / sumEvery] = high
      lows[nth / sumEvery] = low
      turnovers[nth / sumEvery] = turnover
    }
    const price = prices[nth] as number
    high = Math.max(high, price)
    low = Math.min(low, price)
    turnover += price * instrument.lotSize * ((lots[nth] as number) - (lots[nth - 1] ?? 0))
  }
  return { slots, prices, lots, highs, lows, turnovers }
}
