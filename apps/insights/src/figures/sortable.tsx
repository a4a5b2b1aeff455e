import { useText } from '@foyer/staff-interface/language'
import { useId, useState } from 'react'
import { Select } from '../shared/select.tsx'
import { text } from './text.ts'

export interface Column<R> {
  readonly key: keyof R & string
  readonly label: string
  readonly isNumber: boolean
}

interface Order<K> {
  readonly by: K
  readonly isDown: boolean
}

/**
 * Sorts rows by a column, the first one in the given direction: figures from the largest, names alphabetically. Choosing the column again reverses the order.
 */
export const useSorted = <R extends object>(rows: readonly R[], first: keyof R & string, isDown = true) => {
  const [order, setOrder] = useState<Order<keyof R & string>>({ by: first, isDown })
  const compare = (one: R, other: R): number => {
    const [a, b] = [one[order.by], other[order.by]]
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  }
  const sorted = rows.toSorted((one, other) => (order.isDown ? -compare(one, other) : compare(one, other)))
  const sortBy = ({ key, isNumber }: Column<R>) =>
    setOrder({ by: key, isDown: order.by === key ? !order.isDown : isNumber })
  return { sorted, order, sortBy }
}

interface Props<R extends object> {
  readonly columns: readonly Column<R>[]
  readonly order: Order<keyof R & string>
  readonly sortBy: (column: Column<R>) => void
}

/** Table headings that sort by their column. On a phone, where rows are blocks, a list of the columns replaces them. */
export const SortableHead = <R extends object>({ columns, order, sortBy }: Props<R>) => {
  const t = useText(text)
  const id = useId()
  return (
    <thead>
      <tr className="sort-row">
        <th colSpan={columns.length}>
          <span className="sort">
            <label htmlFor={id}>{t.sortBy}</label>
            <Select
              id={id}
              value={order.by}
              onChange={({ target: { value } }) => {
                const column = columns.find(({ key }) => key === value)
                if (column) sortBy(column)
              }}
            >
              {columns.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </span>
        </th>
      </tr>
      <tr>
        {columns.map((column) => {
          const isBy = order.by === column.key
          return (
            <th
              key={column.key}
              scope="col"
              className={column.isNumber ? 'number' : undefined}
              aria-sort={isBy ? (order.isDown ? 'descending' : 'ascending') : 'none'}
            >
              <button type="button" onClick={() => sortBy(column)}>
                {column.label}
                <svg className="arrow" viewBox="0 0 10 6" aria-hidden="true">
                  <path d={isBy && !order.isDown ? 'M1 5l4-4 4 4' : 'M1 1l4 4 4-4'} opacity={isBy ? 1 : 0.35} />
                </svg>
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
