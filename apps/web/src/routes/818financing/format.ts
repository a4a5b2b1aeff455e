import type { FinancingCurrency } from '@foyer/contract/financing-interest'
import { formatCount } from '../../shared/format/count.ts'
import { formatDay, formatMonthDay } from '../../shared/format/hong-kong-time.ts'
import type { Language } from '../../shared/text/languages.ts'

const marks: Readonly<Record<FinancingCurrency, string>> = { HKD: 'HK$', USD: 'US$', CNY: 'CN¥' }

/** `HK$500,000.00` from minor units; the cents never pass through a fraction. */
export const formatAmount = (currency: FinancingCurrency, minor: number): string =>
  `${formatWhole(currency, minor)}.${String(minor % 100).padStart(2, '0')}`

/** The same without cents, for amounts that have none: `HK$500,000`. */
export const formatWhole = (currency: FinancingCurrency, minor: number): string =>
  `${marks[currency]}${formatCount(Math.trunc(minor / 100))}`

/** `4.80%` from millionths a year; more places where the rate has them. */
export const formatRate = (millionths: number): string => {
  const places = String(millionths % 10_000).padStart(4, '0')
  return `${Math.trunc(millionths / 10_000)}.${places.slice(0, 2)}${places.slice(2).replace(/0+$/, '')}%`
}

const day = 86_400_000

/** A day of Hong Kong as the wire writes it, or the one so many days later, as a moment. */
const momentOf = (wireDay: string, later = 0): number => Date.parse(`${wireDay}T00:00:00+08:00`) + later * day

/** `Mar 2, 2027`, `2027年3月2日`. */
export const formatWireDay = (language: Language, wireDay: string): string => formatDay(language, momentOf(wireDay))

/** The same, or so many days later, without its year: there is no room for it and another place names it. */
export const formatShortDay = (language: Language, wireDay: string, later?: number): string =>
  formatMonthDay(language, momentOf(wireDay, later))
