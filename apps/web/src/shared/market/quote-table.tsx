import type { Quote } from '@foyer/api/market'
import { memo } from 'react'
import { useText } from '../text/use-text.ts'
import * as skeletonStyles from '../ui/skeleton.module.css'
import { FiguresShape, LiveFigures, QuoteName } from './quote-cells.tsx'
import * as styles from './quote-table.module.css'
import { securityPath } from './security-path.ts'
import { Sparkline } from './sparkline.tsx'
import { text } from './text.ts'
import { useInstrument } from './use-quotes.ts'
import { type Sparkline as Line, useSparklines } from './use-sparklines.ts'

/** Memoised: only the figures inside render with a tick. */
const Row = memo(({ facts, line, detail }: { facts: Quote; line: Line | undefined; detail: string | undefined }) => {
  const instrument = useInstrument(facts.code)
  return (
    <tr>
      <th scope="row">
        <a className={styles.quoteOpen} href={`#${securityPath(facts.code)}`}>
          <QuoteName facts={facts} isHalted={instrument?.isHalted ?? false} detail={detail} />
        </a>
      </th>
      <td className={styles.quoteCourse}>
        <Sparkline code={facts.code} line={line} />
      </td>
      <td>
        <LiveFigures code={facts.code} isStacked />
      </td>
    </tr>
  )
})

interface QuoteTableProps {
  /** accessible name of the table */
  label: string
  rows: readonly Quote[]
  /** what stands beside the code of a row, such as the figure that ranks it */
  detailOf?: ((row: Quote) => string) | undefined
}

/**
 * Live quotes with the course of the day, in a table that fits 360 px. A tap anywhere in a row opens the page of the
 * instrument. The parent component subscribes to the codes (`useFollowed`) and shows the `MarketLine`.
 */
export const QuoteTable = ({ label, rows, detailOf }: QuoteTableProps) => {
  const t = useText(text)
  const lines = useSparklines(rows.map(({ code }) => code))
  return (
    <table className={styles.quoteTable}>
      <caption className="visually-hidden">{label}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.course}</th>
          <th scope="col">{t.priceAndChange}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((facts) => (
          <Row key={facts.code} facts={facts} line={lines.get(facts.code)} detail={detailOf?.(facts)} />
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
        <FiguresShape isStacked />
      </div>
    ))}
  </div>
)
