import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { text } from '../text/text.ts'
import { Button } from './button.tsx'
import { type Column, DataTable, type Sorting } from './data-table.tsx'
import { Empty, type EmptyProps } from './empty.tsx'
import { ListTools } from './list-tools.tsx'
import type { Reading } from './loaded.tsx'
import type { Paging } from './more.tsx'
import { ReadList } from './read-list.tsx'
import type { useListFilter } from './use-list-filter.ts'

/** A search field, and a choice of one kind of row. */
interface Filter<Row, Kind extends string> extends ReturnType<typeof useListFilter<Kind>> {
  readonly hint: string
  readonly kinds: readonly (readonly [Kind | 'all', string])[]
  readonly isOf: (row: Row, kind: Kind | 'all') => boolean
  /** the server searched, so that the rows are what it found */
  readonly isSearched?: boolean
  /** shown if there are rows, but none that match */
  readonly none: EmptyProps
}

interface Props<Row, Kind extends string> {
  readonly label: string
  readonly rows: readonly Row[] | undefined
  readonly reading: Reading & Partial<Paging>
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly opens?: boolean
  readonly isMarked?: (row: Row) => boolean
  readonly sortedBy?: Sorting
  readonly empty: EmptyProps
  readonly filter?: Filter<Row, Kind>
}

/** A table that is read, with its filter, its states and the way to the next page. */
export const List = <Row extends object, Kind extends string = never>({
  rows,
  reading,
  empty,
  filter,
  ...table
}: Props<Row, Kind>) => {
  const t = useText(text)
  const isSearched = filter?.isSearched ?? false
  const noteOf = (shown: number, all: number) => {
    if (shown < all) return fill(t.countSome, { shown, all })
    // the end of the list states how many rows are loaded
    return reading.hasMore ? undefined : fill(t.countAll, { all })
  }
  const none = filter && <Empty {...filter.none} act={<Button onClick={filter.clear}>{t.clearFilters}</Button>} />
  // without rows there is nothing to filter
  const hasNoRows = rows === undefined ? reading.fault !== undefined : rows.length === 0
  return (
    <>
      {filter && (isSearched || !hasNoRows) && <ListTools {...filter} />}
      <ReadList rows={rows} reading={reading} empty={isSearched ? null : empty}>
        {(all) => (
          <DataTable
            {...table}
            rows={filter ? all.filter((row) => filter.isOf(row, filter.kind)) : all}
            search={isSearched ? '' : filter?.search}
            note={(shown) => noteOf(shown, all.length)}
            none={none}
          />
        )}
      </ReadList>
    </>
  )
}
