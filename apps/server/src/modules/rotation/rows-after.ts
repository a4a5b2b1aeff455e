// a column of PostgreSQL, cspell:ignore ctid
import type { ISql, PendingQuery, Row } from 'postgres'
import type { Place } from './places.ts'

/** Rows of one batch: enough to amortise a statement, and few enough that no call waits for them noticeably. */
export const batch = 200

/** Before the first row of a table. */
export const start = '(0,0)'

/** The outcome of one batch. */
export interface Moved {
  /** where the next batch begins; undefined if this was the last one of the pass */
  readonly end: string | undefined
  readonly found: number
  readonly moved: number
  /** values that cannot be opened, or whose move conflicts with another row */
  readonly failed: number
}

interface Batch {
  /** the value as `old`, and further columns */
  readonly columns: PendingQuery<Row[]>
  /** which rows have to be moved */
  readonly due: PendingQuery<Row[]>
  readonly after: string
}

/**
 * The next rows of a table that have to be moved, by their place on disk, so that a pass reads the table once and needs
 * no index. PostgreSQL reads them in that order by itself; a row that it gives in another order, or that was
 * written again, is found by the next pass.
 */
export const rowsAfter = async <T extends object = object>(
  db: ISql,
  { table }: Place,
  { columns, due, after }: Batch,
): Promise<{ rows: readonly (T & { at: string; old: Buffer })[]; end: string | undefined }> => {
  const rows = await db<(T & { at: string; old: Buffer })[]>`
    select ctid::text as at, ${columns} from ${db(table)}
    where ctid > ${after}::tid and ${due} limit ${batch}`
  return { rows, end: rows.length < batch ? undefined : rows.at(-1)?.at }
}
