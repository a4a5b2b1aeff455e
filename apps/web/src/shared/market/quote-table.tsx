import type { InstrumentFacts } from '@foyer/contract/market'
import { memo } from 'react'
import { useText } from '../text/use-text.ts'
import '../ui/skeleton.css'
import { FiguresShape, LiveFigures, QuoteName } from './quote-cells.tsx'
import { text } from './text.ts'
import { useInstrument } from './use-quotes.ts'
import './quote-table.css'

interface RowProps {
  facts: InstrumentFacts
  onOpen: (facts: InstrumentFacts) => void
}

/** Only its figures render with a tick. */
const Row = memo(({ facts, onOpen }: RowProps) => {
  const standing = useInstrument(facts.code)
  return (
    <tr>
      <th scope="row">
        <button type="button" className="quote-open" onClick={() => onOpen(facts)}>
          <QuoteName facts={facts} isHalted={standing?.isHalted ?? false} />
        </button>
      </th>
      <td>
        <LiveFigures code={facts.code} />
      </td>
    </tr>
  )
})

interface QuoteTableProps {
  /** what it is a table of, for those who do not see its heading */
  label: string
  rows: readonly InstrumentFacts[]
  /** keep it the same between renders, so that rows stay still */
  onOpen: (facts: InstrumentFacts) => void
}

/**
 * Live quotes in a table that fits 360 px; a tap anywhere in a row opens it. Its owner follows the codes (`useFollowed`) and
 * shows the `MarketLine` that the figures are read by.
 */
export const QuoteTable = ({ label, rows, onOpen }: QuoteTableProps) => {
  const t = useText(text)
  return (
    <table className="quote-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">
            <span className="quote-heads">
              <span>{t.price}</span>
              <span>{t.change}</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((facts) => (
          <Row key={facts.code} facts={facts} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

/** As many rows as there will be, of their size. */
export const QuoteRowShapes = ({ count }: { count: number }) => (
  <div className="quote-row-shapes" aria-hidden="true">
    {Array.from({ length: count }, (_, n) => `row ${n}`).map((key) => (
      <div key={key} className="quote-row-shape">
        <span className="skeleton" />
        <FiguresShape />
      </div>
    ))}
  </div>
)
