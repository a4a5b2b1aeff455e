import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { everyDay, type Range } from './range.ts'
import { numberIn } from './rate.ts'
import { text } from './text.ts'

const height = 120

/** Events of each day as columns, and the same as a table for screen readers. */
export const ByDay = ({ days, range }: { days: TrackingFigures['days']; range: Range }) => {
  const t = useText(text)
  const language = useLanguage()
  const all = everyDay(range).map((day) => days.find((one) => one.day === day) ?? { day, events: 0, visitors: 0 })
  const most = Math.max(...all.map(({ events }) => events))
  const short = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const name = (day: string | undefined) => short.format(Date.parse(day ?? ''))
  return (
    <section className="card" aria-labelledby="by-day">
      <div className="card-head">
        <h2 id="by-day">{t.byDay}</h2>
        <p className="hint">{t.daysNote}</p>
      </div>
      <div className="columns" aria-hidden="true">
        <span className="columns-most hint">{numberIn(language, most)}</span>
        <svg viewBox={`0 0 ${all.length} ${height}`} preserveAspectRatio="none" role="presentation">
          {all.map(({ day, events }, nth) => {
            const length = most === 0 ? 0 : (events / most) * height
            return (
              <rect key={day} x={nth + 0.2} width={0.6} y={height - length} height={length}>
                <title>{`${name(day)}: ${numberIn(language, events)}`}</title>
              </rect>
            )
          })}
        </svg>
        <div className="columns-ends hint">
          <span>{name(all[0]?.day)}</span>
          {all.length > 1 && <span>{name(all.at(-1)?.day)}</span>}
        </div>
      </div>
      <table className="visually-hidden">
        <caption>{t.byDay}</caption>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.events}</th>
            <th scope="col">{t.visitors}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ day, events, visitors }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{numberIn(language, events)}</td>
              <td>{numberIn(language, visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
