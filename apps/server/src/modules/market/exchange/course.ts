import { divide } from '../divide.ts'
import { movesOf, type Walk } from '../instruments.ts'
import type { LastTwo } from '../walks.ts'
import { noise, noiseBelow, seedOf } from './noise.ts'

/** The bounds of a walk within a day, in thousandths of a Hong Kong dollar, computed without its single prices. */
export interface Outline {
  readonly seed: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** the slots of the highest and the lowest price */
  readonly highSlot: number
  readonly lowSlot: number
  /** half the width of the random variation */
  readonly width: number
}

/** A part of a price, in hundredths of the day's swing. */
const partOfSwing = ({ swing }: Walk, price: number, hundredths: number): number =>
  divide(price * swing * hundredths, 1_000_000)

/** Opens near the previous close, ends at the close of the walk, and extends somewhat above and below both. */
export const outlineOf = (walk: Walk, day: string, [before, close]: LastTwo, slots: number): Outline => {
  const seed = seedOf(`course ${movesOf(walk)} ${day}`)
  const gap = partOfSwing(walk, before, noiseBelow(seed, 0, 41) - 20)
  const open = Math.max(before + gap + divide((close - before) * noiseBelow(seed, 1, 40), 100), 1)
  const high = Math.max(open, close) + partOfSwing(walk, before, noiseBelow(seed, 2, 40))
  const low = Math.max(Math.min(open, close) - partOfSwing(walk, before, noiseBelow(seed, 3, 40)), 1)
  const highSlot = 1 + (noise(seed, 4) % (slots - 2))
  const second = 1 + (noise(seed, 5) % (slots - 3))
  const lowSlot = second < highSlot ? second : second + 1
  return { seed, open, high, low, close, highSlot, lowSlot, width: partOfSwing(walk, before, 60) }
}

/** When the length halves, the width shrinks to this many ten-thousandths: the square root of a half. */
const halved = 7071

/**
 * Prices in the given slots of a day of `slots`; the first slot is 0. Each price is computed by halving the interval
 * between two known ones and stays between high and low. Slots that are not requested are not computed.
 */
export const pricesIn = (
  ticks: Int32Array,
  { seed, width, high, low, ...outline }: Outline,
  slots: number,
): Int32Array => {
  const course = new Int32Array(slots)
  const within = (price: number): number => {
    const folded = price > high ? 2 * high - price : price < low ? 2 * low - price : price
    return Math.min(Math.max(folded, low), high)
  }
  /** @param first index of the first tick after `from` @param behind index of the first tick at or after `to` */
  const fill = (from: number, to: number, wavers: number, first: number, behind: number): void => {
    if (first === behind) return
    const middle = (from + to) >> 1
    const start = course[from] as number
    const straight = start + Math.round((((course[to] as number) - start) * (middle - from)) / (to - from))
    const off = Math.round(((noise(seed, middle + 16) - 0x8000_0000) * wavers) / 0x8000_0000)
    course[middle] = within(straight + off)
    let [split, end] = [first, behind]
    while (split < end) {
      const half = (split + end) >> 1
      if ((ticks[half] as number) < middle) split = half + 1
      else end = half
    }
    const narrower = Math.floor((wavers * halved) / 10_000)
    fill(from, middle, narrower, first, split)
    fill(middle, to, narrower, ticks[split] === middle ? split + 1 : split, behind)
  }
  const known = [
    [0, outline.open],
    [outline.highSlot, high],
    [outline.lowSlot, low],
    [slots - 1, outline.close],
  ].sort(([a = 0], [b = 0]) => a - b) as [slot: number, price: number][]
  for (const [slot, price] of known) course[slot] = price
  for (const [nth, [to]] of known.slice(1).entries()) {
    const from = known[nth]?.[0] ?? 0
    let wavers = width
    for (let length = to - from; length < slots; length *= 2) wavers = Math.floor((wavers * halved) / 10_000)
    const first = ticks.findIndex((slot) => slot > from)
    fill(from, to, wavers, first, ticks.indexOf(to))
  }
  return ticks.map((slot) => course[slot] as number)
}
