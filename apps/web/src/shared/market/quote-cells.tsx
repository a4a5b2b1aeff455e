import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import { Fragment, useRef } from 'react'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import * as skeletonStyles from '../ui/skeleton.module.css'
import { Change } from './change.tsx'
import { Price } from './price.tsx'
import * as styles from './quote-cells.module.css'
import { text } from './text.ts'
import { useSeenQuote } from './use-quotes.ts'

interface QuoteNameProps {
  facts: InstrumentFacts
  isHalted?: boolean
  /** beside the code, such as the figure that ranks the row */
  detail?: string | undefined
  /** emphasised where the code contains it */
  match?: string | undefined
}

const Marked = ({ code, match }: { code: string; match: string }) => {
  const at = code.toLowerCase().indexOf(match.toLowerCase())
  if (at < 0) return code
  return (
    <span>
      {code.slice(0, at)}
      <mark>{code.slice(at, at + match.length)}</mark>
      {code.slice(at + match.length)}
    </span>
  )
}

/**
 * Name above code. A line of a name ends between words, and each word is a box of its own: the browser counts a paint of
 * text by the box, and a long name in one box is larger than the headline. Beside the code are the currency if it is not the Hong Kong dollar, and a mark if trading is halted.
 */
export const QuoteName = ({ facts, isHalted = false, detail, match }: QuoteNameProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, name, currency } = facts
  return (
    <span className={styles.quoteWho}>
      <strong>
        {inLanguage(name, language)
          .split(' ')
          .map((word, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words do not move within a name
            <Fragment key={n}>
              {n > 0 && ' '}
              <span className={styles.quoteWord}>{word}</span>
            </Fragment>
          ))}
      </strong>
      <small className="numbers">
        {match ? <Marked code={code} match={match} /> : code}
        {currency !== 'HKD' && <span className={styles.quoteChip}>{currency}</span>}
        {isHalted && <span className={`${styles.quoteChip} ${styles.isHalted}`}>{t.halted}</span>}
        {detail !== undefined && <span>{detail}</span>}
      </small>
    </span>
  )
}

const classOf = (isStacked: boolean) => (isStacked ? `${styles.quoteFigures} ${styles.isStacked}` : styles.quoteFigures)

const shapes = (
  <>
    <span className={`${skeletonStyles.skeleton} ${styles.quoteShape}`} />
    <span className={`${skeletonStyles.skeleton} ${styles.quoteShape}`} />
  </>
)

/** Placeholder of the figures in their size. */
export const FiguresShape = ({ isStacked = false }: { isStacked?: boolean }) => (
  <span className={classOf(isStacked)} aria-hidden="true">
    {shapes}
  </span>
)

/**
 * Price and change of a code that a part has subscribed to, with a tint in the colour of the direction; one above the
 * other if `isStacked`. Only this component renders with each tick, and only on the screen.
 */
export const LiveFigures = ({ code, isStacked = false }: { code: string; isStacked?: boolean }) => {
  const element = useRef<HTMLSpanElement>(null)
  const quote = useSeenQuote(code, element)
  return (
    <span
      ref={element}
      className={classOf(isStacked)}
      data-halted={quote?.isHalted || undefined}
      aria-hidden={quote ? undefined : true}
    >
      {quote ? (
        <>
          <Price kind={quote.kind} price={quote.price} />
          <Change kind={quote.kind} change={quote.change} percent={quote.percent} show="percent" />
        </>
      ) : (
        shapes
      )}
    </span>
  )
}
