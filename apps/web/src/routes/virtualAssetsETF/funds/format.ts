import { formatCount } from '../../../shared/format/count.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import type { Language } from '../../../shared/text/languages.ts'

/** Formats hundredths of a percent as `0.85`. */
export const formatPercent = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** Formats cents as `HK$10,000`, with decimals only if the amount has cents. */
export const formatDollars = (minor: number): string => {
  const whole = `HK$${formatCount(Math.trunc(minor / 100))}`
  return minor % 100 === 0 ? whole : `${whole}.${String(minor % 100).padStart(2, '0')}`
}

/** Formats a Hong Kong day of the API. */
export const formatWireDay = (language: Language, wireDay: string): string =>
  formatDay(language, Date.parse(`${wireDay}T00:00:00+08:00`))
