import type { Language } from '@foyer/staff-interface/languages'

/** Formats a part of a whole in per cent; a dash if the whole is zero. */
export const rateIn = (language: Language, part: number, whole: number): string =>
  whole === 0
    ? '–'
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)

export const numberIn = (language: Language, value: number, digits = 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)

/**
 * Returns a function that states a figure as a part of the largest one. A single figure has no part: its bar would always
 * be full.
 */
export const partOf = (figures: readonly number[]) => {
  const most = Math.max(1, ...figures)
  return (figure: number): number | undefined => (figures.length > 1 ? figure / most : undefined)
}
