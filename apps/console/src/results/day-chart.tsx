import type { ActivityResults } from '@foyer/api/staff/results'
import { axisTop, isNamed, shortIn } from '@foyer/staff-interface/axis'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayMs, dayText, shortDay } from '@foyer/staff-interface/time'
import { useState } from 'react'
import { whole } from '../rules/amounts.ts'
import { Segments } from '../ui/field.tsx'
import { text } from './text.ts'

const series = ['joins', 'grants', 'redeemed'] as const
type Series = (typeof series)[number]

interface Day {
  readonly day: string
  readonly ledger: Readonly<Record<Series, number>>
  /** visitors who joined; undefined without the tracker */
  readonly tracked: number | undefined
}

const fewestDays = 14

/** Every day up to the last one with anything, without gaps. */
const daysOf = ({ ledger, tracker }: Pick<ActivityResults, 'ledger' | 'tracker'>): readonly Day[] => {
  const counted = new Map(ledger.days.map((one) => [one.day, one]))
  const tracked = new Map((tracker?.days ?? []).map((one) => [one.day, one.joined]))
  const all = [...counted.keys(), ...tracked.keys()].sort()
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  const days: Day[] = []
  // a single day would be one bar as wide as the page
  const start = Math.min(Date.parse(first), Date.parse(last) - (fewestDays - 1) * dayMs)
  for (let at = start; at <= Date.parse(last); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10)
    const none = { joins: 0, grants: 0, redeemed: 0 }
    days.push({ day, ledger: counted.get(day) ?? none, tracked: tracker ? (tracked.get(day) ?? 0) : undefined })
  }
  return days
}

const height = 100
const step = 10

/**
 * Joins, grants or redemptions by day, as bars. A few rectangles need no chart library: one would add tens of kilobytes,
 * and the page's policy refuses the styles that most of them write.
 */
export const DayChart = ({ results }: { results: ActivityResults }) => {
  const t = useText(text)
  const language = useLanguage()
  const [shown, show] = useState<Series>('joins')
  const days = daysOf(results)
  const hasTracker = shown === 'joins' && results.tracker !== null
  const amounts = days.map(({ ledger }) => ledger[shown])
  const most = Math.max(1, ...amounts, ...(hasTracker ? days.map(({ tracked = 0 }) => tracked) : []))
  const top = axisTop(most)
  const high = (many: number) => (many / top) * height
  const name = (day: string | undefined) => (day === undefined ? '' : dayText(language, day))
  const [from, to] = [name(days[0]?.day), name(days.at(-1)?.day)]
  const sum = amounts.reduce((all, one) => all + one, 0)
  const label = fill(t.chart, {
    series: t[shown],
    from,
    to,
    sum: whole(language, sum),
    most: whole(language, Math.max(...amounts)),
  })
  return (
    <section className="panel">
      <div className="rule-head">
        <h2>{t.byDay}</h2>
        <Segments label={t.byDay} value={shown} choices={series.map((one) => [one, t[one]])} choose={show} />
      </div>
      <div className="chart">
        <div className="chart-plot">
          {[1, 0.5, 0].map((part) => (
            <span
              key={part}
              className="chart-line faint"
              aria-hidden="true"
              style={{ insetBlockEnd: `${part * 100}%` }}
            >
              <span>{shortIn(language, part * top)}</span>
            </span>
          ))}
          <svg role="img" aria-label={label} viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none">
            {days.map(({ day, ledger, tracked }, nth) => (
              <g key={day}>
                <title>{`${name(day)} · ${t[shown]} ${whole(language, ledger[shown])}`}</title>
                <rect className="chart-space" x={nth * step} y={0} width={step} height={height} />
                <rect
                  className="chart-bar"
                  x={nth * step + 1}
                  y={height - high(ledger[shown])}
                  width={hasTracker ? 5 : 8}
                  height={high(ledger[shown])}
                />
                {hasTracker && (
                  <rect
                    className="chart-bar-second"
                    x={nth * step + 6}
                    y={height - high(tracked ?? 0)}
                    width={3}
                    height={high(tracked ?? 0)}
                  />
                )}
              </g>
            ))}
          </svg>
        </div>
        <div className="chart-days faint" aria-hidden="true">
          {days.map(({ day }, nth) => (
            <span key={day}>{isNamed(nth, days.length) && shortDay(language, day)}</span>
          ))}
        </div>
      </div>
      {hasTracker && (
        <ul className="chart-legend soft">
          <li>
            <span className="chart-key" aria-hidden="true" /> {t.ofLedger}
          </li>
          <li>
            <span className="chart-key chart-key-second" aria-hidden="true" /> {t.ofTracker}
          </li>
        </ul>
      )}
      <details className="chart-table">
        <summary>{t.asTable}</summary>
        <div className="table-box">
          <table className="data-table" aria-label={t.byDay}>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                {series.map((one) => (
                  <th key={one} scope="col" className="figure">
                    {t[one]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, ledger }) => (
                <tr key={day}>
                  <td data-part="title" className="time">
                    {name(day)}
                  </td>
                  {series.map((one) => (
                    <td key={one} data-name={t[one]} className="figure">
                      {whole(language, ledger[one])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
