import { createHash } from 'node:crypto'
import type { ClosingPrice } from '@foyer/contract/quotes'
import { type Closures, isTradingDay } from '../trading-calendar/calendar.ts'
import { addDays, type Day } from '../trading-calendar/days.ts'
import type { Instrument, Walk } from './instruments.ts'

/** A whole number from -10,000 to 10,000 that is always the same for an instrument and day, and little like any other. */
const chance = (code: string, day: Day): number =>
  (createHash('sha256').update(`${code} ${day}`).digest().readUInt32BE() % 20_001) - 10_000

/** Rounds half away from zero. Both whole numbers; the divisor positive. */
const divide = (value: number, by: number): number =>
  Math.sign(value) * Math.floor((2 * Math.abs(value) + by) / (2 * by))

/** A hundredth of the way back to where it began, each day: years ahead a price is still one. */
const pull = 100

/** One trading day further: a move of chance within the swing, and the pull. Thousandths throughout. */
const step = ({ code, start, swing }: Walk, price: number, day: Day): number => {
  const move = divide(price * divide(chance(code, day) * swing, 10_000), 10_000)
  return Math.max(price + move + divide(start - price, pull), 1)
}

/** Prices of a walk at the end of two trading days that follow each other; before its first day it stands still. */
const lastTwo = (closures: Closures, walk: Walk, last: Day): [before: number, at: number] => {
  let [before, at] = [walk.start, walk.start]
  for (let day = addDays(walk.from, 1); day <= last; day = addDays(day, 1))
    if (isTradingDay(closures, day)) [before, at] = [at, step(walk, at, day)]
  return [before, at]
}

/** Thousandths as a decimal string. */
const decimal = (thousandths: number): string => {
  const digits = String(Math.abs(thousandths)).padStart(4, '0')
  return `${thousandths < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** Hundredths of a per cent as a decimal string with its sign. */
const signed = (basisPoints: number): string => {
  const digits = String(Math.abs(basisPoints)).padStart(3, '0')
  const sign = basisPoints === 0 ? '' : basisPoints < 0 ? '-' : '+'
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What an instrument closed at on a trading day, and how that compares with the one before. Whole numbers only. */
export const closeOf = (closures: Closures, instrument: Instrument, day: Day): ClosingPrice => {
  const { code, name, currency, tick, rate, walk } = instrument
  const [before, at] = lastTwo(closures, walk, day).map((hkd) =>
    Math.max(divide(hkd * 1000, rate * tick) * tick, tick),
  ) as [number, number]
  const change = at - before
  return {
    code,
    name,
    currency,
    price: decimal(at),
    change: decimal(change),
    percent: signed(divide(change * 10_000, before)),
  }
}
