import type { InstrumentFacts, InstrumentKind } from '@foyer/api/market'
import { localeOf } from '../format/locale.ts'
import type { Language } from '../text/languages.ts'
import { textsIn } from '../text/table.ts'
import { text } from './text.ts'

/** `24123.450` becomes `24,123.450`: adds thousands separators, which are commas in every language, as on the exchange. */
export const grouped = (decimal: string): string => {
  const [whole = '', rest] = decimal.split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? parted : `${parted}.${rest}`
}

/** Shortens index points to hundredths if the last digit is zero; returns any other price unchanged. */
export const placesOf = (kind: InstrumentKind, decimal: string): string =>
  kind === 'index' ? decimal.replace(/(\.\d\d)0$/, '$1') : decimal

/** Formats a price for the screen. */
export const priceText = (kind: InstrumentKind, price: string): string => grouped(placesOf(kind, price))

const compact = new Map<Language, Intl.NumberFormat>()

/** `1.24億`, `12.35M`: shortens long whole numbers. Hong Kong uses 億 as the exchange does, and not M as CLDR does. */
export const compactNumber = (language: Language, whole: string): string => {
  let format = compact.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language === 'zh-HK' ? 'zh-Hant' : localeOf(language), {
      notation: 'compact',
      maximumFractionDigits: 2,
      // also groups numbers of four digits
      useGrouping: true,
    })
    compact.set(language, format)
  }
  const value = Number(whole)
  // CLDR has the unit of Taiwan
  if (language === 'zh-HK' && value >= 1e12) return `${format.format(value / 1e12)}${textsIn(text, language).trillions}`
  return format.format(value)
}

const symbols = { HKD: 'HK$', CNY: 'CN¥', USD: 'US$' } as const

export const currencySymbol = (currency: keyof typeof symbols): string => symbols[currency]

/** Formats a price with its currency before it; the points of an index have none. */
export const pricedText = ({ kind, currency }: Pick<InstrumentFacts, 'kind' | 'currency'>, price: string): string =>
  (kind === 'index' ? '' : currencySymbol(currency)) + priceText(kind, price)
