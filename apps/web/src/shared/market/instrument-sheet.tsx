import type { InstrumentFacts, Quote } from '@foyer/api/market'
import type { ReactNode } from 'react'
import { formatDay } from '../format/hong-kong-time.ts'
import { useLanguage } from '../text/language.ts'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Sheet } from '../ui/sheet.tsx'
import * as skeletonStyles from '../ui/skeleton.module.css'
import { Change } from './change.tsx'
import { Chart } from './chart/chart.tsx'
import { formatClockSeconds } from './clock.ts'
import { compactNumber, currencySymbol, grouped, priceText } from './figures.ts'
import * as styles from './instrument-sheet.module.css'
import { MarketLine } from './market-line.tsx'
import { Price } from './price.tsx'
import { text as marketText } from './text.ts'
import { useFollowed, useQuote } from './use-quotes.ts'

const text = table({
  open: ['今开', '今開', 'Open'],
  previousClose: ['昨收', '昨收', 'Prev. close'],
  high: ['最高', '最高', 'High'],
  low: ['最低', '最低', 'Low'],
  volume: ['成交量', '成交量', 'Volume'],
  turnover: ['成交额', '成交額', 'Turnover'],
  lot: ['每手', '每手', 'Board lot'],
  tradedAt: ['最后成交 {time}', '最後成交 {time}', 'Last traded {time}'],
  points: ['点', '點', 'points'],
})

const Facts = ({ quote }: { quote: Quote }) => {
  const t = useText(text)
  const language = useLanguage()
  const { kind } = quote
  const isIndex = kind === 'index'
  const rows: [label: string, value: string][] = [
    [t.open, priceText(kind, quote.open)],
    [t.previousClose, priceText(kind, quote.previousClose)],
    [t.high, priceText(kind, quote.high)],
    [t.low, priceText(kind, quote.low)],
    ...(isIndex
      ? []
      : ([
          [t.volume, compactNumber(language, quote.volume)],
          [t.turnover, `${currencySymbol(quote.currency)}${compactNumber(language, quote.turnover)}`],
          [t.lot, grouped(String(quote.lotSize))],
        ] satisfies [string, string][])),
  ]
  return (
    <dl className={`${styles.instrumentFacts} numbers`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Head = ({ facts, quote }: { facts: InstrumentFacts; quote: Quote | undefined }) => {
  const t = useText(marketText)
  const own = useText(text)
  const language = useLanguage()
  const isIndex = facts.kind === 'index'
  return (
    <div className={styles.instrumentHead}>
      <p className={`${styles.instrumentCode} numbers`}>
        {facts.code}
        <span>{isIndex ? own.points : facts.currency}</span>
        {quote?.isHalted && <strong>{t.halted}</strong>}
      </p>
      <p className={styles.instrumentPrice}>
        {quote ? (
          <>
            <Price kind={facts.kind} price={quote.price} />
            <Change kind={quote.kind} change={quote.change} percent={quote.percent} />
          </>
        ) : (
          <span className={`${skeletonStyles.skeleton} ${styles.instrumentPriceShape}`} />
        )}
      </p>
      <p className={`${styles.instrumentTime} numbers`}>
        {quote
          ? fill(own.tradedAt, { time: `${formatDay(language, quote.at)} ${formatClockSeconds(quote.at)}` })
          : '\u00a0'}
      </p>
    </div>
  )
}

interface InstrumentSheetProps {
  facts: InstrumentFacts
  onClose: () => void
  /** actions for the instrument, in reach of the thumb */
  footer?: ReactNode
}

/** One instrument in full: its live quote, the day's figures and its chart. */
export const InstrumentSheet = ({ facts, onClose, footer }: InstrumentSheetProps) => {
  const language = useLanguage()
  useFollowed([facts.code])
  const quote = useQuote(facts.code)
  return (
    <Sheet title={facts.name[language]} onClose={onClose} footer={footer}>
      <div className={styles.instrument}>
        <Head facts={facts} quote={quote} />
        <MarketLine />
        {quote ? (
          <Facts quote={quote} />
        ) : (
          <div className={`${skeletonStyles.skeleton} ${styles.instrumentFactsShape}`} aria-hidden="true" />
        )}
        <Chart facts={facts} />
      </div>
    </Sheet>
  )
}
