import type { InstrumentKind } from '@foyer/api/market'
import { useDeferredValue, useMemo } from 'react'
import { compactNumber, priceText } from '../../../shared/market/figures.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { ChartBar } from './bars.ts'
import * as styles from './chart.module.css'
import { text } from './text.ts'
import { timeText } from './time-text.ts'

interface CandleTableProps {
  label: string
  kind: InstrumentKind
  bars: readonly ChartBar[]
}

/** More rows than are in view at first. A day has more than three hundred, and a phone takes a third of a second for them. */
const firstRows = 12

/** The same bars as figures, newest first: for screen readers, keyboards and anyone who wants exact values. */
export const CandleTable = ({ label, kind, bars }: CandleTableProps) => {
  const t = useText(text)
  const language = useLanguage()
  const hasVolume = kind !== 'index'
  const newestFirst = useMemo(() => [...bars].reverse(), [bars])
  const rows = useDeferredValue(newestFirst, newestFirst.slice(0, firstRows))
  return (
    // a scrollable region must be reachable by keyboard
    <section className={styles.candleTable} aria-label={label} tabIndex={0}>
      <table className="numbers">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.openLong}</th>
            <th scope="col">{t.highLong}</th>
            <th scope="col">{t.lowLong}</th>
            <th scope="col">{t.closeLong}</th>
            {hasVolume && <th scope="col">{t.volumeLong}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((bar) => (
            <tr key={bar.time}>
              <th scope="row">{typeof bar.time === 'string' ? bar.time : timeText(language, bar.time)}</th>
              <td>{priceText(kind, bar.open)}</td>
              <td>{priceText(kind, bar.high)}</td>
              <td>{priceText(kind, bar.low)}</td>
              <td>{priceText(kind, bar.close)}</td>
              {hasVolume && <td>{compactNumber(language, bar.volume)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
