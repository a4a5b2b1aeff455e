import type { Language } from './languages.ts'

/** The lowest round figure that is at least `most` and has a whole half. */
export const axisTop = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  const tops = [1, 2, 3, 4, 5, 6, 8, 10].map((times) => times * power)
  return tops.find((top) => top >= most && top % 2 === 0) ?? 10 * power
}

/** A chart of up to this many days shows every date below its bar, and every figure above it. */
export const mostNamedDays = 7

/** Whether the day at this index has its date below it: every day of a week, otherwise seven or fewer at equal distances. */
export const isNamed = (nth: number, days: number): boolean => {
  const step = Math.ceil(days / mostNamedDays)
  return nth % step === Math.floor(step / 2)
}

/** Formats a figure for an axis, where there is little room: 1.2K. */
export const shortIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
