import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
})

/** One column: how it is sorted and searched, and what it shows. */
export interface Column<Row> {
  readonly id: string
  /** heading, which a phone shows beside the value */
  readonly name: string
  /** the value by which rows are sorted and found; absent if the column has none */
  readonly value?: (row: Row) => string | number
  readonly cell: (row: Row) => ReactNode
  /** figures stand at the end of their column */
  readonly isFigure?: boolean
  /** the heading is for screen readers only */
  readonly isBare?: boolean
  /** the value is clear without its heading, so that a phone shows two of them in a line */
  readonly isPlain?: boolean
}

export type Sorting = SortingState

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  /** the first cell of a row has a link, which the whole row follows */
  readonly opens?: boolean
  /** rows that stand out */
  readonly isMarked?: (row: Row) => boolean
  readonly search?: string | undefined
  readonly sortedBy?: Sorting
  /** states how many rows are shown; without a text there is no such line */
  readonly note?: (shown: number) => string | undefined
  /** shown if no row matches */
  readonly none?: ReactNode
}

const SortIcon = ({ sorted }: { sorted: false | 'asc' | 'desc' }) => {
  const Icon = sorted === 'asc' ? ChevronUp : sorted === 'desc' ? ChevronDown : ChevronsUpDown
  return <Icon className={sorted ? 'sort-icon sort-icon-on' : 'sort-icon'} size={14} aria-hidden="true" />
}
const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** A table that is sorted by its headings and searched by a text. On a phone each row becomes a card. */
export const DataTable = <Row extends object>({
  label,
  rows,
  columns,
  keyOf,
  opens = false,
  isMarked = () => false,
  search = '',
  sortedBy = [],
  note,
  none = null,
}: Props<Row>) => {
  const [sorting, setSorting] = useState(sortedBy)
  const defs = columns.map(
    ({ id, value }): ColumnDef<typeof features, Row> => ({
      id,
      accessorFn: (row) => value?.(row) ?? '',
      enableSorting: value !== undefined,
      enableGlobalFilter: value !== undefined,
      sortFn: (one, other, column) => {
        const [left, right] = [one.getValue(column), other.getValue(column)] as [string | number, string | number]
        if (typeof left === 'number' && typeof right === 'number') return left - right
        return String(left).localeCompare(String(right), document.documentElement.lang)
      },
    }),
  )
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: keyOf,
    state: { sorting, globalFilter: search.trim() },
    onSortingChange: setSorting,
    globalFilterFn: 'includesString',
    enableSortingRemoval: false,
    getColumnCanGlobalFilter: (column) => columns.find(({ id }) => id === column.id)?.value !== undefined,
  })
  const shown = table.getRowModel().rows
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  if (shown.length === 0) return none
  const count = note?.(shown.length)
  return (
    <div className="table-box">
      {note && (
        <p className="visually-hidden" role="status">
          {count}
        </p>
      )}
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => {
              const { name = '', value, isFigure, isBare } = columnOf(id) ?? {}
              const sorted = column.getIsSorted()
              return (
                <th
                  key={id}
                  scope="col"
                  className={isFigure ? 'figure' : undefined}
                  aria-sort={sorted ? ariaSort[sorted] : undefined}
                >
                  {value ? (
                    <button type="button" className="sort" onClick={() => column.toggleSorting()}>
                      {name}
                      <SortIcon sorted={sorted} />
                    </button>
                  ) : (
                    <span className={isBare ? 'visually-hidden' : undefined}>{name}</span>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={row.id}
              className={opens ? 'row-opens' : undefined}
              data-marked={isMarked(row.original) || undefined}
            >
              {columns.map(({ id, name, cell, isFigure, isBare, isPlain }, nth) => (
                <td
                  key={id}
                  data-name={isBare || isPlain || nth === 0 ? undefined : name}
                  data-part={nth === 0 ? 'title' : isBare ? 'acts' : isPlain ? 'plain' : undefined}
                  className={isFigure ? 'figure' : undefined}
                >
                  {cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {count && (
        <p className="table-note" aria-hidden="true">
          {count}
        </p>
      )}
    </div>
  )
}
