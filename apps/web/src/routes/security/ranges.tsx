import type { Quote } from '@foyer/api/market'
import type { DetailsReply } from '@foyer/api/market-details'
import type { CSSProperties } from 'react'
import { priceText } from '../../shared/market/figures.ts'
import { useQuote } from '../../shared/market/use-quotes.ts'
import { fill } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { text } from './text.ts'
import { wasTraded } from './was-traded.ts'

interface RangeProps {
  label: string
  kind: Quote['kind']
  low: string
  high: string
  price: string
}

/** A price within a range, as a bar with a mark. The text alternative states the three figures. */
const Range = ({ label, kind, low, high, price }: RangeProps) => {
  const t = useText(text)
  // a live price can be outside of a range that was loaded earlier
  const [from, to, at] = [Math.min(Number(low), Number(price)), Math.max(Number(high), Number(price)), Number(price)]
  const share = to === from ? 0.5 : (at - from) / (to - from)
  const figures = {
    low: priceText(kind, from.toFixed(3)),
    high: priceText(kind, to.toFixed(3)),
    price: priceText(kind, price),
  }
  return (
    <div className={styles.range} role="img" aria-label={`${label}: ${fill(t.rangeOf, figures)}`}>
      <p>{label}</p>
      <div className={styles.rangeBar} style={{ '--share': share } as CSSProperties}>
        <i />
        <span />
      </div>
      <p className="numbers">
        <span>{figures.low}</span>
        <span>{figures.high}</span>
      </p>
    </div>
  )
}

/** Where the price is within the range of the day and of 52 weeks. */
export const Ranges = ({ code, details }: { code: string; details: DetailsReply | undefined }) => {
  const t = useText(text)
  const quote = useQuote(code)
  if (!quote) return <div className={`${skeletonStyles.skeleton} ${styles.rangesShape}`} aria-hidden="true" />
  const { kind, low, high, price } = quote
  return (
    <section className={`${styles.securityCard} ${styles.ranges}`}>
      {wasTraded(quote) && <Range label={t.dayRange} kind={kind} low={low} high={high} price={price} />}
      {details?.yearLow && details.yearHigh ? (
        <Range label={t.yearRange} kind={kind} low={details.yearLow} high={details.yearHigh} price={price} />
      ) : (
        <div className={styles.range} />
      )}
    </section>
  )
}
