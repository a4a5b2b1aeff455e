import type { InstrumentFacts } from '@foyer/api/market'
import { type CandlePeriod, candlePeriods } from '@foyer/api/market-limits'
import { useMemo, useState } from 'react'
import { FailedPart } from '../../personal/personal-part.tsx'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Loading } from '../../ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import { priceText } from '../figures.ts'
import { useQuote } from '../use-quotes.ts'
import { CandleTable } from './candle-table.tsx'
import * as styles from './chart.module.css'
import { dayText } from './day-text.ts'
import { grown, thousandths } from './grown.ts'
import { text } from './text.ts'
import { useCandles } from './use-candles.ts'

const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.chartLegendShape}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.chartCanvas}`} />
  </Loading>
)
const Canvas = lazyPart(() => import('./canvas.tsx').then((part) => part.Canvas), <Shape />)

/** The attribution that the library's licence requires where its logo is not shown. */
const ChartNotice = () => (
  <a className={styles.chartNotice} href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
    {useText(text).notice}
  </a>
)

/**
 * Prices of an instrument by day, week and month, as a picture or as a table of the same figures. The last candle moves
 * with the quote. The parent component has to subscribe to the code.
 */
export const Chart = ({ facts }: { facts: InstrumentFacts }) => {
  const t = useText(text)
  const language = useLanguage()
  const [period, setPeriod] = useState<CandlePeriod>('day')
  const [isTable, setTable] = useState(false)
  const history = useCandles(facts.code, period)
  const quote = useQuote(facts.code)
  const candles = useMemo(() => grown(history.candles, period, quote), [history.candles, period, quote])

  const name = facts.name[language]
  const [first, last] = [candles[0], candles.at(-1)]
  const summary = () => {
    if (!first || !last) return ''
    const highest = candles.reduce((one, { high }) => (thousandths(high) > thousandths(one) ? high : one), first.high)
    const lowest = candles.reduce((one, { low }) => (thousandths(low) < thousandths(one) ? low : one), first.low)
    return fill(t.picture, {
      name,
      period: t[period],
      from: dayText(language, first.day),
      to: dayText(language, last.day),
      high: priceText(facts.kind, highest),
      low: priceText(facts.kind, lowest),
      close: priceText(facts.kind, last.close),
    })
  }
  const body = () => {
    if (history.error && !history.isThere)
      return <FailedPart error={history.error} busy={history.isFetching} onRetry={history.refetch} />
    if (!history.isThere) return <Shape />
    if (candles.length === 0) return <p className={styles.chartNone}>{t.noCandles}</p>
    if (isTable)
      return (
        <CandleTable
          label={fill(t.table, { name, period: t[period] })}
          kind={facts.kind}
          candles={candles}
          onOlder={history.hasOlder ? history.older : undefined}
          busy={history.isFetching}
        />
      )
    return <Canvas key={period} facts={facts} candles={candles} summary={summary()} onOldest={history.older} />
  }
  return (
    <section className={styles.chart}>
      <Segmented
        label={t.period}
        options={candlePeriods.map((value) => ({ value, label: t[value] }))}
        value={period}
        onChange={setPeriod}
      />
      <div className={styles.chartBody}>{body()}</div>
      <div className={styles.chartFooter}>
        <button type="button" className={styles.chartSwitch} onClick={() => setTable(!isTable)}>
          {isTable ? t.asChart : t.asTable}
        </button>
        <ChartNotice />
      </div>
    </section>
  )
}
