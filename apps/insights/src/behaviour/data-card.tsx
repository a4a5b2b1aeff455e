import { useText } from '@foyer/staff-interface/language'
import { type ReactNode, useId } from 'react'
import { partOf } from '../figures/rate.ts'
import { RowName } from '../figures/row-name.tsx'
import { type Column, SortableHead, useSorted } from '../figures/sortable.tsx'
import { text } from './text.ts'

interface Props<R extends { readonly key: string; readonly name: string }> {
  readonly title: string
  readonly note?: string
  /** the first column is the row's name; the column named by `measure` has a bar */
  readonly columns: readonly Column<R>[]
  readonly measure: Column<R>['key']
  readonly rows: readonly R[]
  /** the column by which the rows rise at first; otherwise the largest figures of `measure` are first */
  readonly sortedBy?: Column<R>['key']
  readonly show: (row: R, key: Column<R>['key']) => ReactNode
}

/** A sortable table whose largest figures have bars, or a notice that there is no data. */
export const DataCard = <R extends { readonly key: string; readonly name: string }>({
  title,
  note,
  columns,
  measure,
  rows,
  sortedBy,
  show,
}: Props<R>) => {
  const t = useText(text)
  const id = useId()
  const { sorted, order, sortBy } = useSorted<R>(rows, sortedBy ?? measure, sortedBy === undefined)
  const part = partOf(rows.map((row) => Number(row[measure])))
  const [, ...figures] = columns
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {note && <p className="hint">{note}</p>}
      </div>
      {rows.length === 0 ? (
        <p className="soft">{t.emptyPart}</p>
      ) : (
        <table className={columns.length > 3 ? 'stacks' : undefined} aria-labelledby={id}>
          <SortableHead columns={columns} order={order} sortBy={sortBy} />
          <tbody>
            {sorted.map((row) => (
              <tr key={row.key}>
                <RowName name={row.name} part={part(Number(row[measure]))} />
                {figures.map(({ key, label }) => (
                  <td key={key} className="number" data-label={label}>
                    {show(row, key)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
