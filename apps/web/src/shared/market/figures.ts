import type { InstrumentKind } from '@foyer/contract/market'
import type { Language } from '../text/languages.ts'

/** `24,123.450` of `24123.450`: a decimal string as it is, its thousands parted. All three languages part them by commas. */
export const grouped = (decimal: string): string => {
  const [whole = '', rest] = decimal.split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? parted : `${parted}.${rest}`
}

/** Points of an index by hundredths, where it has no more; anything else as it came. */
export const placesOf = (kind: InstrumentKind, decimal: string): string =>
  kind === 'index' ? decimal.replace(/(\.\d\d)0$/, '$1') : decimal

/** A price as it stands on the screen. */
export const priceText = (kind: InstrumentKind, price: string): string => grouped(placesOf(kind, price))

const compact = new Map<Language, Intl.NumberFormat>()

/** `1.24億`, `12.35M`: whole numbers too long to read out. Hong Kong counts in 億 as the exchange does, not in M as CLDR has it. */
export const compactNumber = (language: Language, whole: string): string => {
  let format = compact.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language === 'zh-HK' ? 'zh-Hant' : language, {
      notation: 'compact',
      maximumFractionDigits: 2,
      // of four digits too
      useGrouping: true,
    })
    compact.set(language, format)
  }
  return format.format(Number(whole))
}

const symbols = { HKD: 'HK$', CNY: 'CN¥', USD: 'US$' } as const

export const currencySymbol = (currency: keyof typeof symbols): string => symbols[currency]
