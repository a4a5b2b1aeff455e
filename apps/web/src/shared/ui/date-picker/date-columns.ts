import { datePickerYears } from '@foyer/protocol/limits'
import { localeOf } from '../../format/locale.ts'
import type { Language } from '../../text/languages.ts'
import type { ColumnsOf, WheelColumn } from '../picker-wheel/columns.ts'

/** K4: the days that can be chosen, as `YYYY-MM-DD`: ten years before and after `year`, within `min` and `max`. */
export interface DateLimits {
  year: number
  min?: string | undefined
  max?: string | undefined
}

const pad = (part: number, length = 2) => String(part).padStart(length, '0')
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns the first and last day that can be chosen. */
export const edgesOf = ({ year, min, max }: DateLimits) => {
  const first = `${pad(year - datePickerYears, 4)}-01-01`
  const last = `${pad(year + datePickerYears, 4)}-12-31`
  return { first: min !== undefined && min > first ? min : first, last: max !== undefined && max < last ? max : last }
}

/** Converts a day to column values without leading zeros, and back. */
export const partsOf = (day: string): readonly string[] => day.split('-').map((part) => String(Number(part)))
export const dayOfParts = ([year, month, day]: readonly string[]): string =>
  `${pad(Number(year), 4)}-${pad(Number(month))}-${pad(Number(day))}`

/**
 * Returns years, months and days within the limits. A chosen value that no longer exists is replaced by the nearest
 * one.
 */
export const dateColumns = (
  limits: DateLimits,
  language: Language,
  names: readonly [year: string, month: string, day: string],
): ColumnsOf => {
  const { first, last } = edgesOf(limits)
  const [from = [], to = []] = [first, last].map((day) => partsOf(day).map(Number))
  // formats in UTC, so that the device's time zone and clock have no effect
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options })
  const [asYear, asMonth, asDay] = [format({ year: 'numeric' }), format({ month: 'short' }), format({ day: 'numeric' })]

  const column = (name: string, low: number, high: number, chosen: number, label: (part: number) => string) => ({
    name,
    options: Array.from({ length: high - low + 1 }, (_, at) => ({ value: String(low + at), label: label(low + at) })),
    otherwise: String(Math.max(low, Math.min(high, chosen))),
  })
  return (value): readonly WheelColumn[] => {
    const [year = 0, month = 0, day = 0] = value.map(Number)
    const isFirstYear = year === from[0]
    const isLastYear = year === to[0]
    const isFirstMonth = isFirstYear && month === from[1]
    const isLastMonth = isLastYear && month === to[1]
    return [
      column(names[0], from[0] ?? 0, to[0] ?? 0, year, (y) => asYear.format(Date.UTC(y, 0, 1))),
      column(names[1], (isFirstYear && from[1]) || 1, (isLastYear && to[1]) || 12, month, (m) =>
        asMonth.format(Date.UTC(2000, m - 1, 1)),
      ),
      column(names[2], (isFirstMonth && from[2]) || 1, (isLastMonth && to[2]) || daysIn(year, month), day, (d) =>
        asDay.format(Date.UTC(2000, 0, d)),
      ),
    ]
  }
}
