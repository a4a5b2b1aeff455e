import { createHash } from 'node:crypto'
import { addDays, type Closures, type Day, isTradingDay } from '../trading-calendar/public.ts'
import { divide } from './divide.ts'
import { firstDay, movesOf, quoted, type Walk } from './instruments.ts'
import { recentlyUsed } from './recent.ts'

/** Prices at the end of two consecutive trading days, in thousandths of a Hong Kong dollar. */
export type LastTwo = readonly [before: number, at: number]

/** Every trading day from the first up to one, and the prices of the walks at the end of each. */
interface Walks {
  /** in order; all prices begin on the first one */
  readonly days: readonly Day[]
  /**
   * @param nth number of the day in `days` @returns the prices at its end and at the end of the trading day before; the
   * start price before the first day
   */
  lastTwo(walk: Walk, nth: number): LastTwo
  /** the number of the last of `days` that is not after a day; -1 before the first */
  numberOf(day: Day): number
}

/** A pseudo-random whole number from -10,000 to 10,000 for what moves an instrument, and a day. */
const chance = (moves: string, day: Day): number =>
  (createHash('sha256').update(`${moves} ${day}`).digest().readUInt32BE() % 20_001) - 10_000

/** Each day the price moves a hundredth of the way back to its start, so that it stays plausible for years. */
const pull = 100

/** One trading day further: a random move within the swing, and the move back to the start. */
const step = (walk: Walk, price: number, day: Day): number => {
  const { start, swing, suspendedFrom } = walk
  if (suspendedFrom !== undefined && day >= suspendedFrom) return price
  const move = divide(price * divide(chance(movesOf(walk), day) * swing, 10_000), 10_000)
  return Math.max(price + move + divide(start - price, pull), 1)
}

const lastNotAfter = (days: readonly Day[], day: Day): number => {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] as Day) <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

const begin = () => ({
  walked: firstDay,
  days: [firstDay],
  ends: new Map([...quoted.values()].map(({ walk }) => [walk, [walk.start]])),
})

/**
 * Prices of every walk, computed day by day up to the requested one. They are cached, because any visitor may request
 * them: a later day continues from the last computed one, and other closures restart the computation.
 */
export const createWalks = (): ((closures: Closures, last: Day) => Walks) => {
  const cache = recentlyUsed<ReturnType<typeof begin>>(2)
  return (closures, last) => {
    const known = cache(closures.name, begin)
    for (let day = addDays(known.walked, 1); day <= last; day = addDays(day, 1)) {
      known.walked = day
      if (!isTradingDay(closures, day)) continue
      known.days.push(day)
      for (const [walk, ends] of known.ends) ends.push(step(walk, ends.at(-1) as number, day))
    }
    const { days, ends } = known
    return {
      days,
      numberOf: (day) => lastNotAfter(days, day),
      lastTwo: (walk, nth) => {
        const of = ends.get(walk) ?? []
        return [of[Math.max(nth - 1, 0)] ?? walk.start, of[Math.max(nth, 0)] ?? walk.start]
      },
    }
  }
}
