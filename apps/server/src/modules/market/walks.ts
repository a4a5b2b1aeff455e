import { createHash } from 'node:crypto'
import { type Closures, isTradingDay } from '../trading-calendar/calendar.ts'
import { addDays, type Day } from '../trading-calendar/days.ts'
import { divide } from './divide.ts'
import { firstDay, quoted, type Walk } from './instruments.ts'
import { recentlyUsed } from './recent.ts'

/** Prices at the end of two trading days that follow each other, in thousandths of a Hong Kong dollar. */
export type LastTwo = readonly [before: number, at: number]

/** Every trading day from the first to one, and where the walks stood at the end of each. */
interface Walks {
  /** in order; the day that every price begins at is the first */
  readonly days: readonly Day[]
  /** @param nth of `days`; the ends of it and of the trading day before. Before the first day all stand still. */
  lastTwo(walk: Walk, nth: number): LastTwo
  /** the last of `days` that is not after a day, as its number; -1 before the first */
  numberOf(day: Day): number
}

/** A whole number from -10,000 to 10,000 that is always the same for an instrument and day, and little like any other. */
const chance = (code: string, day: Day): number =>
  (createHash('sha256').update(`${code} ${day}`).digest().readUInt32BE() % 20_001) - 10_000

/** A hundredth of the way back to where it began, each day: years ahead a price is still one. */
const pull = 100

/** One trading day further: a move of chance within the swing, and the pull. */
const step = ({ code, start, swing, suspendedFrom }: Walk, price: number, day: Day): number => {
  if (suspendedFrom !== undefined && day >= suspendedFrom) return price
  const move = divide(price * divide(chance(code, day) * swing, 10_000), 10_000)
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
 * Prices of every walk, day by day as far as asked. Anybody may ask, so years are not walked for each who does: it goes on
 * from the day it came to, and begins anew only where other closures are declared.
 */
export const createWalks = (): ((closures: Closures, last: Day) => Walks) => {
  const kept = recentlyUsed<ReturnType<typeof begin>>(2)
  return (closures, last) => {
    const known = kept(JSON.stringify([...closures]), begin)
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
