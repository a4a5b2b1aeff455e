import type { InstrumentKind } from '@foyer/api/market'
import { useDeferredValue, useMemo } from 'react'
import { formatClock, formatDay, formatMonthDay, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { compactNumber, priceText } from '../../../shared/market/figures.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { ChartBar } from './bars.ts'
import * as styles from './chart.module.css'
import { text } from './text.ts'
import { noonOf } from './time-text.ts'

interface CandleTableProps {
  label: string
  kind: InstrumentKind
  bars: readonly ChartBar[]
}

/** More rows than are in view at first. A day has more than three hundred, and a phone takes a third of a second for them. */
const firstRows = 12

/** Minutes under their day, and days under their year, so that a date is written once and its column is narrow. */
const groupOf = ({ time }: ChartBar): string => (typeof time === 'string' ? time.slice(0, 4) : hongKongDay(time))
const groupText = (language: Language, { time }: ChartBar): string =>
  typeof time === 'string' ? time.slice(0, 4) : formatDay(language, time)
const rowText = (language: Language, { time }: ChartBar): string =>
  typeof time === 'string' ? formatMonthDay(language, noonOf(time)) : formatClock(language, time)

const grouped = (bars: readonly ChartBar[]): (readonly [ChartBar, ...ChartBar[]])[] => {
  const groups: [ChartBar, ...ChartBar[]][] = []
  for (const bar of bars) {
    const group = groups.at(-1)
    if (group && groupOf(group[0]) === groupOf(bar)) group.push(bar)
    else groups.push([bar])
  }
  return groups
}

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
        {grouped(rows).map((group) => (
          <tbody key={groupOf(group[0])}>
            <tr>
              <th scope="rowgroup" colSpan={hasVolume ? 6 : 5}>
                {groupText(language, group[0])}
              </th>
            </tr>
            {group.map((bar) => (
              <tr key={bar.time}>
                <th scope="row">{rowText(language, bar)}</th>
                <td>{priceText(kind, bar.open)}</td>
                <td>{priceText(kind, bar.high)}</td>
                <td>{priceText(kind, bar.low)}</td>
                <td>{priceText(kind, bar.close)}</td>
                {hasVolume && <td>{compactNumber(language, bar.volume)}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
