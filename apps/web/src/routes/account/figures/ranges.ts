import type { AccountFiguresReply, AccountValue } from '@foyer/api/accounts'
import { hongKongDay } from '../../../shared/format/hong-kong-time.ts'

export const ranges = ['week', 'month', 'quarter', 'year'] as const
export type Range = (typeof ranges)[number]

/** How far back a range goes: days or months. */
const lengths: Readonly<Record<Range, readonly [days: number, months: number]>> = {
  week: [7, 0],
  month: [0, 1],
  quarter: [0, 3],
  year: [0, 12],
}

/** The day, YYYY-MM-DD, on which a range that ends on a day begins; the last day of a shorter month. */
const beginOf = (day: string, range: Range): string => {
  const [days, months] = lengths[range]
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const begin = Date.UTC(year, month - 1 - months, months > 0 ? Math.min(date, lastOfMonth) : date - days)
  return new Date(begin).toISOString().slice(0, 10)
}

/** The value of an account on a day, in cents. */
export interface Point {
  readonly day: string
  readonly value: number
  /** the value without gains: the first value of the course and what was paid in since */
  readonly base: number
}

/** The course of a value over a range. */
export interface Course {
  /** the oldest first; the last one is now */
  readonly points: readonly Point[]
  /** in cents, without payments */
  readonly gain: number
  /** of the first value, with two decimals and a sign; null if there were payments, or nothing to compare with */
  readonly percent: string | null
  /** what was paid in meanwhile, minus what was paid out */
  readonly paidIn: number
}

const percentOf = (gain: number, of: number): string => {
  const percent = (gain / of) * 100
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)}`.replace(/^[+-]0\.00$/, '0.00')
}

/** The gain of a course until one of its past days. */
export const gainUntil = ({ points: [start] }: Course, { value, base }: Point): Pick<Course, 'gain' | 'percent'> => ({
  gain: value - base,
  percent: base === start?.value && base > 0 ? percentOf(value - base, base) : null,
})

/**
 * The course of the net value over a range. The gain is the change of the value until the last completed day, without
 * payments, and the gain of a day that is still running, if the books say it.
 *
 * @param values in order @returns undefined without a past value
 */
export const courseOf = (
  values: readonly AccountValue[],
  { asOf, day }: Pick<AccountFiguresReply, 'asOf' | 'day'>,
  now: number,
  range: Range,
): Course | undefined => {
  const today = day?.day ?? hongKongDay(asOf)
  const begin = beginOf(today, range)
  const over = values.filter((one) => one.day < today)
  const start = over.filter((one) => one.day <= begin).at(-1) ?? over[0]
  if (!start) return undefined
  const since = over.filter((one) => one.day > start.day)
  let paidIn = 0
  const points: Point[] = [start, ...since].map((one) => {
    if (one !== start) paidIn += one.paidIn
    return { day: one.day, value: one.value, base: start.value + paidIn }
  })
  const last = since.at(-1) ?? start
  const gain = last.value - start.value - paidIn + (day?.gain ?? 0)
  return {
    points: [...points, { day: today, value: now, base: now - gain }],
    gain,
    percent: paidIn === 0 && start.value > 0 ? percentOf(gain, start.value) : null,
    paidIn,
  }
}
