import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import { useMemo, useState } from 'react'
import { hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { faultOf } from '../../../shared/market/feed/feed-view.ts'
import { priceText } from '../../../shared/market/figures.ts'
import { useFeed, useQuote } from '../../../shared/market/use-quotes.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as pageStyles from '../page.module.css'
import { barsInView, type ChartRange, type ChartStyle, chartRanges, chartStyles } from './bars.ts'
import { CandleTable } from './candle-table.tsx'
import * as styles from './chart.module.css'
import { grown, thousandths } from './grown.ts'
import { chartIcon, tableIcon } from './icons.ts'
import { roomAfter } from './room.ts'
import { text } from './text.ts'
import { timeText } from './time-text.ts'
import { useBars } from './use-bars.ts'

const Shape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.chartLegendShape}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.chartCanvas}`} />
  </Loading>
)
const Canvas = lazyPart(() => import('./canvas.tsx').then((part) => part.Canvas), <Shape />)

/** The attribution that the library's licence requires where its logo is not shown. */
export const ChartNotice = () => (
  <a className={styles.chartNotice} href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
    {useText(text).notice}
  </a>
)

/** A day and five days are read as a line, longer ranges as candles, until the reader chooses. */
const usualStyle = (range: ChartRange): ChartStyle => (range === 'day' || range === 'fiveDays' ? 'line' : 'candles')

/**
 * Prices of an instrument from one day to five years, as a picture or as a table of the same figures. The last bar moves
 * with the quote. The parent component has to subscribe to the code.
 */
export const Chart = ({ facts, isHalted }: { facts: InstrumentFacts; isHalted: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const [range, setRange] = useState<ChartRange>('day')
  const [chosen, setChosen] = useState<ChartStyle>()
  const [isTable, setTable] = useState(false)
  const history = useBars(facts.code, range)
  const quote = useQuote(facts.code)
  const feed = useFeed()
  const today = hongKongDay(feed.asOf ?? quote?.at ?? 0)
  const style = chosen ?? usualStyle(range)
  const isHaltedDay = isHalted && range === 'day'
  // during a fault only a line becomes neutral, because candles show rise and fall by colour alone
  const isNeutral = isHaltedDay || (style === 'line' && faultOf(feed) !== undefined)
  const shown = useMemo(() => {
    const bars = grown(history.bars, history.length, quote)
    return {
      bars,
      inView: barsInView(range, bars, today),
      base: history.before,
      room: roomAfter(bars, history.length, history.sessions),
      isNeutral,
    }
  }, [history, range, quote, today, isNeutral])

  const name = inLanguage(facts.name, language)
  const inView = shown.inView === undefined ? shown.bars : shown.bars.slice(-shown.inView)
  const summary = () => {
    const [first, last] = [inView[0], inView.at(-1)]
    if (!first || !last) return ''
    const highest = inView.reduce((one, { high }) => (thousandths(high) > thousandths(one) ? high : one), first.high)
    const lowest = inView.reduce((one, { low }) => (thousandths(low) < thousandths(one) ? low : one), first.low)
    return fill(t.picture, {
      name,
      range: t[range],
      from: timeText(language, first.time),
      to: timeText(language, last.time),
      high: priceText(facts.kind, highest),
      low: priceText(facts.kind, lowest),
      close: priceText(facts.kind, last.close),
    })
  }
  /** The period of the change in the legend, where it is another one than the day of the change beside the price. */
  const periodOf = (of: ChartRange) => (of === 'fiveDays' ? t.fiveDays : of === 'fiveYears' ? t.week : undefined)
  const isFailed = history.error !== null && !history.isThere
  const body = () => {
    if (isFailed)
      return <FailedPart title={t.failed} error={history.error} busy={history.isFetching} onRetry={history.refetch} />
    if (!history.isThere) return <Shape />
    if (shown.bars.length === 0) return <p className={styles.chartNone}>{t.noBars}</p>
    if (isTable) {
      const label = fill(t.table, { name, range: t[range] })
      return <CandleTable key={range} label={label} kind={facts.kind} bars={inView} />
    }
    return (
      <Canvas
        facts={facts}
        style={style}
        shown={shown}
        period={periodOf(range)}
        isOneDay={range === 'day'}
        isHalted={isHaltedDay}
        summary={summary()}
      />
    )
  }
  return (
    <section className={`${pageStyles.securityCard} ${styles.chart}`}>
      <div className={styles.chartRanges}>
        <Segmented
          isSlim
          label={t.range}
          options={chartRanges.map((value) => ({ value, label: t[value] }))}
          value={range}
          onChange={setRange}
        />
      </div>
      <div className={isFailed ? undefined : styles.chartBody}>{body()}</div>
      {!isFailed && (
        <div className={styles.chartFooter}>
          <Segmented
            isSlim
            label={t.style}
            options={chartStyles.map((value) => ({ value, label: t[value] }))}
            value={isTable ? undefined : style}
            onChange={(next) => {
              setChosen(next)
              setTable(false)
            }}
          />
          <button type="button" className={styles.chartTable} onClick={() => setTable(!isTable)}>
            <Icon path={isTable ? chartIcon : tableIcon} size={20} />
            {isTable ? t.asChart : t.asTable}
          </button>
        </div>
      )}
    </section>
  )
}
