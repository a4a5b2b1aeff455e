import { formatCount } from '../format/count.ts'
import { formatMoney } from '../format/money.ts'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'

/** Returns a formatter of whole cents: `HK$1,234.50`. */
export const useMoney = (): ((cents: number) => string) => {
  const language = useLanguage()
  return (cents) => formatMoney(language, { currency: 'HKD', minor: cents })
}

type LotWords = Readonly<Record<'lot' | 'lots', string>>

/** `1 lot`, `5 lots`, from a text table with both forms. */
export const lotsText = (t: LotWords, n: number) => fill(n === 1 ? t.lot : t.lots, { n: formatCount(n) })
