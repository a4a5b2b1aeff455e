import { formatCount } from '../../../shared/format/count.ts'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import type { Language } from '../../../shared/text/languages.ts'

/** `0.85` percent from hundredths of one. */
export const formatPercent = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** `HK$10,000` from cents; the cents only where there are some. */
export const formatDollars = (minor: number): string => {
  const whole = `HK$${formatCount(Math.trunc(minor / 100))}`
  return minor % 100 === 0 ? whole : `${whole}.${String(minor % 100).padStart(2, '0')}`
}

/** A day of Hong Kong as the wire writes it. */
export const formatWireDay = (language: Language, wireDay: string): string =>
  formatDay(language, Date.parse(`${wireDay}T00:00:00+08:00`))
