import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { numberIn } from './rate.ts'
import { text } from './text.ts'

/** Totals of the range. */
export const KeyFigures = ({ totals, rejected }: Pick<TrackingFigures, 'totals' | 'rejected'>) => {
  const t = useText(text)
  const language = useLanguage()
  const number = (value: number, digits = 0) => numberIn(language, value, digits)
  const { events, visitors, stored, duplicates } = totals
  const refused = rejected.reduce((sum, one) => sum + one.events, 0)
  const figures = [
    [t.events, events, visitors > 0 ? fill(t.perVisitor, { count: number(events / visitors, 1) }) : '–'],
    [t.visitors, visitors, t.distinct],
    [t.duplicates, duplicates, fill(t.duplicatesOf, { received: number(stored + duplicates) })],
    [t.rejected, refused, rejected.length === 1 ? t.rejectedOfOne : fill(t.rejectedOf, { count: rejected.length })],
  ] as const
  return (
    <section aria-labelledby="key-figures">
      <h2 id="key-figures" className="visually-hidden">
        {t.keyFigures}
      </h2>
      <dl className="key-figures">
        {figures.map(([label, value, note]) => (
          <div key={label} className="card">
            <dt>{label}</dt>
            <dd className="key-figure">{number(value)}</dd>
            <dd className="hint">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
