import type { InstrumentFacts } from '@foyer/api/market'
import { memo } from 'react'
import { useText } from '../text/use-text.ts'
import * as skeletonStyles from '../ui/skeleton.module.css'
import { FiguresShape, LiveFigures, QuoteName } from './quote-cells.tsx'
import * as styles from './quote-table.module.css'
import { text } from './text.ts'
import { useInstrument } from './use-quotes.ts'

interface RowProps {
  facts: InstrumentFacts
  onOpen: (facts: InstrumentFacts) => void
}

/** Memoised: only the figures inside render with a tick. */
const Row = memo(({ facts, onOpen }: RowProps) => {
  const instrument = useInstrument(facts.code)
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.quoteOpen} onClick={() => onOpen(facts)}>
          <QuoteName facts={facts} isHalted={instrument?.isHalted ?? false} />
        </button>
      </th>
      <td>
        <LiveFigures code={facts.code} />
      </td>
    </tr>
  )
})

interface QuoteTableProps {
  /** accessible name of the table */
  label: string
  rows: readonly InstrumentFacts[]
  /** must be the same function between renders, so that rows do not render again */
  onOpen: (facts: InstrumentFacts) => void
}

/**
 * Live quotes in a table that fits 360 px. A tap anywhere in a row opens it. The parent component subscribes to the
 * codes (`useFollowed`) and shows the `MarketLine`.
 */
export const QuoteTable = ({ label, rows, onOpen }: QuoteTableProps) => {
  const t = useText(text)
  return (
    <table className={styles.quoteTable}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">
            <span className={styles.quoteHeads}>
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

/** Placeholders of `count` rows in their size. */
export const QuoteRowShapes = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, n) => `row ${n}`).map((key) => (
      <div key={key} className={styles.quoteRowShape}>
        <span className={skeletonStyles.skeleton} />
        <FiguresShape />
      </div>
    ))}
  </div>
)
