import { formatMoney } from '../format/money.ts'
import { fillPlural } from '../format/plural.ts'
import { useLanguage } from '../text/language.ts'

/** Returns a formatter of whole cents: `HK$1,234.50`. */
export const useMoney = (): ((cents: number) => string) => {
  const language = useLanguage()
  return (cents) => formatMoney(language, { currency: 'HKD', minor: cents })
}

/** `1 lot`, `5 lots`. */
export const lotsText = (t: { readonly lots: string }, n: number): string => fillPlural(t.lots, n)
