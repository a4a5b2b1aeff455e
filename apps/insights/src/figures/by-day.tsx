import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { axisTop, isNamed, mostNamedDays, shortIn } from '@foyer/staff-interface/axis'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { shortDay } from '@foyer/staff-interface/time'
import { everyDay, type Range } from './range.ts'
import { numberIn } from './rate.ts'
import { text } from './text.ts'

/** Events of each day as columns, and the same as a table for screen readers. */
export const ByDay = ({ days, range }: { days: TrackingFigures['days']; range: Range }) => {
  const t = useText(text)
  const language = useLanguage()
  const all = everyDay(range).map((day) => days.find((one) => one.day === day) ?? { day, events: 0, visitors: 0 })
  const top = axisTop(Math.max(...all.map(({ events }) => events)))
  const name = (day: string) => shortDay(language, day)
  return (
    <section className="card" aria-labelledby="by-day">
      <div className="card-head">
        <h2 id="by-day">{t.byDay}</h2>
        <p className="hint">{t.daysNote}</p>
      </div>
      <div className="chart" aria-hidden="true">
        <div className="chart-plot">
          {[1, 0.5, 0].map((part) => (
            <span key={part} className="chart-line hint" style={{ insetBlockEnd: `${part * 100}%` }}>
              <span>{shortIn(language, part * top)}</span>
            </span>
          ))}
          <div className="chart-days">
            {all.map(({ day, events }) => (
              <div key={day} className="chart-day" title={`${name(day)}: ${numberIn(language, events)}`}>
                <span
                  className={events === 0 ? 'chart-bar chart-none' : 'chart-bar'}
                  style={{ height: `${(events / top) * 100}%` }}
                >
                  {events > 0 && all.length <= mostNamedDays && (
                    <span className="chart-value">{shortIn(language, events)}</span>
                  )}
                </span>
              </div>
            ))}
          </div>
        </div>
        <div className="chart-names hint">
          {all.map(({ day }, nth) => (
            <span key={day}>{isNamed(nth, all.length) && name(day)}</span>
          ))}
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
