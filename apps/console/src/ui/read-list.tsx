import type { ReactNode } from 'react'
import { Empty, type EmptyProps } from './empty.tsx'
import { Loaded, type Reading } from './loaded.tsx'
import { More, type Paging } from './more.tsx'

interface Props<Row> {
  /** the rows so far; undefined until the first ones are read */
  readonly rows: readonly Row[] | undefined
  readonly reading: Reading & Partial<Paging>
  /** shown if there are no rows at all; null if the contents say so */
  readonly empty: EmptyProps | null
  /** the name of the button for the next page, if "more" does not say which */
  readonly moreName?: string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that is read, at once or page by page. */
export const ReadList = <Row,>({ rows, reading, empty, moreName, children }: Props<Row>) => {
  const { fault, hasMore = false, isLoadingMore = false, more } = reading
  return (
    <>
      <Loaded data={rows} reading={reading}>
        {(all) => (all.length === 0 && empty ? <Empty {...empty} /> : children(all))}
      </Loaded>
      {rows && more && !fault && (
        <More shown={rows.length} hasMore={hasMore} isLoadingMore={isLoadingMore} more={more} name={moreName} />
      )}
    </>
  )
}
