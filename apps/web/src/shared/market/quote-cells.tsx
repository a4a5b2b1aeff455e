import type { InstrumentFacts, Quote } from '@foyer/api/market'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import * as skeletonStyles from '../ui/skeleton.module.css'
import { Change } from './change.tsx'
import { Price } from './price.tsx'
import * as styles from './quote-cells.module.css'
import { text } from './text.ts'
import { useQuote } from './use-quotes.ts'

/**
 * Name above code. Beside the code are the currency if it is not the Hong Kong dollar, and a mark if trading is halted.
 */
export const QuoteName = ({ facts, isHalted = false }: { facts: InstrumentFacts; isHalted?: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, name, currency } = facts
  return (
    <span className={styles.quoteWho}>
      <strong>{name[language]}</strong>
      <small className="numbers">
        {code}
        {currency !== 'HKD' && <span className={styles.quoteChip}>{currency}</span>}
        {isHalted && <span className={`${styles.quoteChip} ${styles.isHalted}`}>{t.halted}</span>}
      </small>
    </span>
  )
}

/** Price and change, with a tint in the colour of the direction; one above the other if `isStacked`. */
const QuoteFigures = ({ quote, isStacked }: { quote: Quote; isStacked: boolean }) => (
  <span className={isStacked ? `${styles.quoteFigures} ${styles.isStacked}` : styles.quoteFigures}>
    <Price kind={quote.kind} price={quote.price} />
    <Change kind={quote.kind} change={quote.change} percent={quote.percent} show="percent" />
  </span>
)

/** Placeholder of the figures in their size. */
export const FiguresShape = ({ isStacked = false }: { isStacked?: boolean }) => (
  <span className={isStacked ? `${styles.quoteFigures} ${styles.isStacked}` : styles.quoteFigures} aria-hidden="true">
    <span className={`${skeletonStyles.skeleton} ${styles.quoteShape}`} />
    <span className={`${skeletonStyles.skeleton} ${styles.quoteShape}`} />
  </span>
)

/** The figures of a code that a part has subscribed to. Only this component renders with each tick. */
export const LiveFigures = ({ code, isStacked = false }: { code: string; isStacked?: boolean }) => {
  const quote = useQuote(code)
  return quote ? <QuoteFigures quote={quote} isStacked={isStacked} /> : <FiguresShape isStacked={isStacked} />
}
