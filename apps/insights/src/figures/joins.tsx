import { inLanguage } from '@foyer/api/languages'
import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { numberIn, partOf, rateIn } from './rate.ts'
import { RowName } from './row-name.tsx'
import { type Column, SortableHead, useSorted } from './sortable.tsx'
import { text } from './text.ts'

interface Join {
  readonly activity: string
  readonly name: string
  readonly seen: number
  readonly pressed: number
  readonly joined: number
  readonly rate: number
}

/** How far visitors get with each activity. */
export const Joins = ({ joins }: Pick<TrackingFigures, 'joins'>) => {
  const t = useText(text)
  const language = useLanguage()
  const rows: Join[] = joins.map(({ title, ...join }) => ({
    ...join,
    name: inLanguage(title, language) ?? fill(t.unknownActivity, { number: join.activity }),
    rate: join.seen === 0 ? 0 : join.joined / join.seen,
  }))
  const { sorted, order, sortBy } = useSorted<Join>(rows, 'seen')
  const part = partOf(rows.map(({ seen }) => seen))
  const columns: readonly Column<Join>[] = [
    { key: 'name', label: t.activity, isNumber: false },
    { key: 'seen', label: t.seen, isNumber: true },
    { key: 'pressed', label: t.pressed, isNumber: true },
    { key: 'joined', label: t.joined, isNumber: true },
    { key: 'rate', label: t.rate, isNumber: true },
  ]
  return (
    <section className="card" aria-labelledby="joins">
      <h2 id="joins">{t.joins}</h2>
      {joins.length === 0 ? (
        <p className="soft">{t.emptyPart}</p>
      ) : (
        <table className="stacks" aria-labelledby="joins">
          <SortableHead columns={columns} order={order} sortBy={sortBy} />
          <tbody>
            {sorted.map(({ activity, name, seen, pressed, joined }) => (
              <tr key={activity}>
                <RowName name={name} part={part(seen)} />
                {(
                  [
                    ['seen', seen],
                    ['pressed', pressed],
                    ['joined', joined],
                  ] as const
                ).map(([key, value]) => (
                  <td key={key} className="number" data-label={t[key]}>
                    {numberIn(language, value)}
                  </td>
                ))}
                <td className="number" data-label={t.rate}>
                  {rateIn(language, joined, seen)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
