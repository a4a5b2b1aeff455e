import type { ClosingPrice } from '@foyer/api/quotes'
import { divide } from './divide.ts'
import type { Instrument } from './instruments.ts'
import type { LastTwo } from './walks.ts'

/** Thousandths as a decimal string. */
export const decimal = (thousandths: number): string => {
  const digits = String(Math.abs(thousandths)).padStart(4, '0')
  return `${thousandths < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** Thousandths of a decimal string with at most three places. */
export const thousandthsOf = (text: string): number => {
  const [whole = '', fraction = ''] = text.split('.')
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))
}

/** Hundredths of a per cent as a decimal string with its sign. */
const signed = (basisPoints: number): string => {
  const digits = String(Math.abs(basisPoints)).padStart(3, '0')
  const sign = basisPoints === 0 ? '' : basisPoints < 0 ? '-' : '+'
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The difference from the previous price, with its sign. */
export const percentOf = (change: number, before: number): string => signed(divide(change * 10_000, before))

/** Converts a price of the walk, in thousandths of a Hong Kong dollar, to the currency and price step of a counter. */
export const priceIn = ({ rate, tick }: Instrument, hkd: number): number =>
  Math.max(divide(hkd * 1000, rate * tick) * tick, tick)

/** The closing price of an instrument and its change from the previous one. Whole numbers only. */
export const closeOf = (instrument: Instrument, lastTwo: LastTwo): ClosingPrice => {
  const { code, name, currency } = instrument
  const [before, at] = lastTwo.map((hkd) => priceIn(instrument, hkd)) as [number, number]
  const change = at - before
  return { code, name, currency, price: decimal(at), change: decimal(change), percent: percentOf(change, before) }
}
