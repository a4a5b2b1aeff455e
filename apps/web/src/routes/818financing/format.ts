import type { FinancingCurrency } from '@foyer/api/arithmetic/financing-interest'
import { formatCount } from '../../shared/format/count.ts'
import { formatDay, formatMonthDay } from '../../shared/format/hong-kong-time.ts'
import type { Language } from '../../shared/text/languages.ts'

/** The sign of each currency, before an amount. */
export const marks: Readonly<Record<FinancingCurrency, string>> = { HKD: 'HK$', USD: 'US$', CNY: 'CN¥' }

/** Formats minor units as `HK$500,000.00`. The arithmetic uses integers only. */
export const formatAmount = (currency: FinancingCurrency, minor: number): string =>
  `${formatWhole(currency, minor)}.${String(minor % 100).padStart(2, '0')}`

/** Formats minor units without cents, for amounts of whole units: `HK$500,000`. */
export const formatWhole = (currency: FinancingCurrency, minor: number): string =>
  `${marks[currency]}${formatCount(Math.trunc(minor / 100))}`

/** Formats millionths per year as `4.80%`, with more decimals when the rate has them. */
export const formatRate = (millionths: number): string => {
  const places = String(millionths % 10_000).padStart(4, '0')
  return `${Math.trunc(millionths / 10_000)}.${places.slice(0, 2)}${places.slice(2).replace(/0+$/, '')}%`
}

const day = 86_400_000

/** The start of a Hong Kong day, or of the day `later` days after it, as a timestamp in milliseconds. */
const momentOf = (wireDay: string, later = 0): number => Date.parse(`${wireDay}T00:00:00+08:00`) + later * day

/** Formats a day as `Mar 2, 2027` or `2027年3月2日`. */
export const formatWireDay = (language: Language, wireDay: string): string => formatDay(language, momentOf(wireDay))

/**
 * Formats a day, or the day `later` days after it, without the year. Space is short here, and another part shows the
 * year.
 */
export const formatShortDay = (language: Language, wireDay: string, later?: number): string =>
  formatMonthDay(language, momentOf(wireDay, later))
