import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { reasons } from '../live/text.ts'
import { numberIn, partOf } from './rate.ts'
import { RowName } from './row-name.tsx'
import { text } from './text.ts'

/** Rejected events by reason. */
export const Rejected = ({ rejected }: Pick<TrackingFigures, 'rejected'>) => {
  const t = useText(text)
  const r = useText(reasons)
  const language = useLanguage()
  const part = partOf(rejected.map(({ events }) => events))
  return (
    <section className="card" aria-labelledby="rejected">
      <h2 id="rejected">{t.reasons}</h2>
      {rejected.length === 0 ? (
        <p className="soft">{t.noneRejected}</p>
      ) : (
        <table aria-labelledby="rejected">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t.reason}</th>
              <th scope="col">{t.events}</th>
            </tr>
          </thead>
          <tbody>
            {rejected.map(({ reason, events }) => (
              <tr key={reason}>
                <RowName name={r[reason]} code={reason} part={part(events)} isBad />
                <td className="number">{numberIn(language, events)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
