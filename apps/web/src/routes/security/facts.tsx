import type { DetailsReply } from '@foyer/api/market-details'
import { useId } from 'react'
import { compactNumber, grouped, priceText } from '../../shared/market/figures.ts'
import { useQuote } from '../../shared/market/use-quotes.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { text } from './text.ts'
import { wasTraded } from './was-traded.ts'

/** Prices times a whole number, in whole units of the currency. A price has three decimal places. */
const times = (price: string, count: string): string => String((BigInt(price.replace('.', '')) * BigInt(count)) / 1000n)

/** Key figures of the day and of the security. Figures that are not known are left out. The ranges show high and low. */
export const Facts = ({ code, details }: { code: string; details: DetailsReply | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const quote = useQuote(code)
  if (!quote) return <div className={`${skeletonStyles.skeleton} ${styles.factsShape}`} aria-hidden="true" />
  const { kind, price, lotSize, currency } = quote
  const isTraded = wasTraded(quote)
  const rows: [label: string, value: string][] = []
  if (isTraded) rows.push([t.open, priceText(kind, quote.open)])
  rows.push([t.previousClose, priceText(kind, quote.previousClose)])
  if (kind !== 'index') {
    if (isTraded)
      rows.push(
        [t.volume, compactNumber(language, quote.volume)],
        [t.turnover, compactNumber(language, quote.turnover)],
      )
    rows.push([t.lot, grouped(String(lotSize))])
    rows.push([t.lotCost, grouped(times(price, String(lotSize)))])
    if (details?.issued) rows.push([t.marketValue, compactNumber(language, times(price, details.issued))])
    if (details?.annualFee != null) rows.push([t.annualFee, `${(details.annualFee / 100).toFixed(2)}%`])
  }
  return (
    <section className={styles.securityCard} aria-labelledby={id}>
      <h2 id={id}>
        {t.facts}
        {/* one currency for all amounts, which have no room for it */}
        {kind !== 'index' && <small className={styles.factsCurrency}>{currency}</small>}
      </h2>
      <dl className={`${styles.facts} numbers`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
