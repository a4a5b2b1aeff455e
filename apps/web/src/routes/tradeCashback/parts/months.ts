import { localeOf } from '../../../shared/format/locale.ts'
import type { Language } from '../../../shared/text/languages.ts'

const at = (month: string) => Date.parse(`${month}-01T00:00:00Z`)
const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options })

/** Formats YYYY-MM as `November 2026` or `2026年11月`. */
export const formatMonth = (language: Language, month: string): string =>
  format(language, { year: 'numeric', month: 'long' }).format(at(month))

/** Formats YYYY-MM as `Nov` or `11月`. */
export const shortMonth = (language: Language, month: string): string =>
  format(language, { month: 'short' }).format(at(month))

/** The start of a day in Hong Kong, in milliseconds. */
export const momentOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
