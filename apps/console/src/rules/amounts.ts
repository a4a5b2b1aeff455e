import type { Language } from '@foyer/staff-interface/languages'

/** How many stored units a written unit is: cents a dollar, parts per million a percent. */
export const scales = { money: 100, odds: 10_000, number: 1 } as const

/** A stored number as a person writes it; a text that is no number stays as it was written. */
export const writtenAmount = (stored: unknown, scale: number): string => {
  if (typeof stored === 'string') return stored
  if (typeof stored !== 'number') return ''
  return scale === 100 && stored % 100 !== 0 ? (stored / scale).toFixed(2) : String(stored / scale)
}

/** The stored number of what a person wrote; null for nothing, and the text itself if it is no number of this scale. */
export const storedAmount = (text: string, scale: number): number | string | null => {
  const plain = text.replace(/[\s,]/g, '')
  if (plain === '') return null
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) return text
  const stored = Number(plain) * scale
  return Math.abs(stored - Math.round(stored)) < 1e-6 ? Math.round(stored) : text
}

/** Parts per million as a percentage. */
export const percent = (language: Language, parts: number): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(parts / 10_000)}%`

export const whole = (language: Language, many: number): string => new Intl.NumberFormat(language).format(many)
