import { createHash } from 'node:crypto'
import { type Closures, isTradingDay } from '../trading-calendar/calendar.ts'
import { addDays, type Day } from '../trading-calendar/days.ts'
import { divide } from './divide.ts'
import { firstDay, instruments, type Walk } from './instruments.ts'

/** Prices at the end of two trading days that follow each other, in thousandths of a Hong Kong dollar. */
export type LastTwo = readonly [before: number, at: number]

/** Where every walk stands at the end of a day. */
interface Standing {
  readonly day: Day
  readonly prices: ReadonlyMap<Walk, LastTwo>
}

/** A whole number from -10,000 to 10,000 that is always the same for an instrument and day, and little like any other. */
const chance = (code: string, day: Day): number =>
  (createHash('sha256').update(`${code} ${day}`).digest().readUInt32BE() % 20_001) - 10_000

/** A hundredth of the way back to where it began, each day: years ahead a price is still one. */
const pull = 100

/** One trading day further: a move of chance within the swing, and the pull. */
const step = ({ code, start, swing }: Walk, price: number, day: Day): number => {
  const move = divide(price * divide(chance(code, day) * swing, 10_000), 10_000)
  return Math.max(price + move + divide(start - price, pull), 1)
}

const start: Standing = {
  day: firstDay,
  prices: new Map([...instruments.values()].map(({ walk }) => [walk, [walk.start, walk.start]])),
}

const walkOn = (closures: Closures, from: Standing, last: Day): Standing => {
  const prices = new Map(from.prices)
  for (let day = addDays(from.day, 1); day <= last; day = addDays(day, 1))
    if (isTradingDay(closures, day)) for (const [walk, [, at]] of prices) prices.set(walk, [at, step(walk, at, day)])
  return { day: last, prices }
}

/**
 * Prices of every walk at a day; before the first day all stand still. Anybody may ask, so years are not walked for each
 * who does: it goes on from the day it was last asked for, and begins anew only where that lies ahead or the closures
 * changed.
 */
export const createWalks = (): ((closures: Closures, day: Day) => Standing['prices']) => {
  let known = start
  let knownClosures = ''
  return (closures, day) => {
    if (day < firstDay) return start.prices
    const declared = JSON.stringify([...closures])
    if (declared !== knownClosures || day < known.day) known = start
    knownClosures = declared
    if (known.day < day) known = walkOn(closures, known, day)
    return known.prices
  }
}
