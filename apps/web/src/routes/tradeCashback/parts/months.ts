import type { Language } from '../../../shared/text/languages.ts'

const at = (month: string) => Date.parse(`${month}-01T00:00:00Z`)
const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })

/** `November 2026`, `2026年11月`; YYYY-MM in. */
export const formatMonth = (language: Language, month: string): string =>
  format(language, { year: 'numeric', month: 'long' }).format(at(month))

/** `Nov`, `11月`; YYYY-MM in. */
export const shortMonth = (language: Language, month: string): string =>
  format(language, { month: 'short' }).format(at(month))

/** A day of the calendar as the moment it begins in Hong Kong. */
export const momentOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
