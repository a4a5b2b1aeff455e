import type { InstrumentFacts, Quote } from '@foyer/contract/market'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { Change } from './change.tsx'
import { Price } from './price.tsx'
import { text } from './text.ts'
import { useQuote } from './use-quotes.ts'
import './quote-cells.css'

/** Name over code; beside the code its currency where that is not the Hong Kong dollar, and that nobody trades it now. */
export const QuoteName = ({ facts, isHalted = false }: { facts: InstrumentFacts; isHalted?: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { code, name, currency } = facts
  return (
    <span className="quote-who">
      <strong>{name[language]}</strong>
      <small className="numbers">
        {code}
        {currency !== 'HKD' && <span className="quote-chip">{currency}</span>}
        {isHalted && <span className="quote-chip is-halted">{t.halted}</span>}
      </small>
    </span>
  )
}

/** Price, and how far it went, on a tint of the colour it went. */
const QuoteFigures = ({ quote }: { quote: Quote }) => (
  <span className="quote-figures">
    <Price kind={quote.kind} price={quote.price} />
    <Change kind={quote.kind} change={quote.change} percent={quote.percent} show="percent" />
  </span>
)

/** Of the figures' size, while they are on their way. */
export const FiguresShape = () => (
  <span className="quote-figures" aria-hidden="true">
    <span className="skeleton quote-shape" />
    <span className="skeleton quote-shape" />
  </span>
)

/** The figures of a code that some part follows. They render with each tick; whatever stands around them does not. */
export const LiveFigures = ({ code }: { code: string }) => {
  const quote = useQuote(code)
  return quote ? <QuoteFigures quote={quote} /> : <FiguresShape />
}
