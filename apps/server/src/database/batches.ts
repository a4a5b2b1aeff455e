// cspell:ignore ctid
import type { ISql, PendingQuery, Row } from 'postgres'

/** Rows that one statement deletes or changes at most. */
export const batchSize = 1_000

/**
 * Repeats a statement with a limit until it finds fewer rows. Each run is short, so that it never comes near the limit of
 * a statement and holds locks only for a moment. The next run continues where an interrupted one stopped (REL-15).
 *
 * @returns the number of rows of all runs
 */
export const inBatches = async (
  run: (limit: number) => PromiseLike<{ readonly count: number }>,
  limit = batchSize,
): Promise<number> => {
  for (let total = 0; ; ) {
    const { count } = await run(limit)
    total += count
    if (count < limit) return total
  }
}

/**
 * Deletes the rows of a table that are due, in batches. Any number of processes may prune one table at the same time.
 *
 * @param db not a transaction, which would hold the locks of all batches
 * @param due condition on a row, which is checked again on a row that changed meanwhile
 * @returns the number of deleted rows
 */
export const pruneInBatches = (db: ISql, table: string, due: PendingQuery<Row[]>, limit?: number): Promise<number> =>
  inBatches(
    (size) => db`
      delete from ${db(table)} where ctid = any (array(select ctid from ${db(table)} where ${due} limit ${size}))
        and (${due})`,
    limit,
  )

/**
 * Changes the rows of a table that are due, in batches.
 *
 * @param db not a transaction, which would hold the locks of all batches
 * @param set the assignments, after which a row is no longer due
 * @returns the number of changed rows
 */
export const changeInBatches = (
  db: ISql,
  table: string,
  { set, due }: { readonly set: PendingQuery<Row[]>; readonly due: PendingQuery<Row[]> },
  limit?: number,
): Promise<number> =>
  inBatches(
    (size) => db`
      update ${db(table)} set ${set} where ctid = any (array(select ctid from ${db(table)} where ${due} limit ${size}))
        and (${due})`,
    limit,
  )
