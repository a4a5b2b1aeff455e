import type { Language } from '@foyer/staff-interface/languages'

interface Look {
  /** whole dollars have cents too, for columns of figures */
  readonly withCents?: boolean
}

/** Cents as `HK$1,234.50`, in which whole dollars have no cents unless all amounts beside them have. */
export const dollars = (language: Language, cents: number, { withCents = cents % 100 !== 0 }: Look = {}): string =>
  new Intl.NumberFormat(language === 'en-US' ? 'en-HK' : language, {
    style: 'currency',
    currency: 'HKD',
    currencyDisplay: 'symbol',
    minimumFractionDigits: withCents ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(cents / 100)
