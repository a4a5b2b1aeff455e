import type { ISql, PendingQuery, Row } from 'postgres'

/** Rows that one statement of a sweep deletes or changes at most. */
export const sweepSize = 1_000

/**
 * Repeats a statement with a limit until it finds fewer rows. Each run is short, so that it never comes near the limit of
 * a statement, holds locks only for a moment, and a sweep that was interrupted continues where it stopped (REL-15).
 *
 * @returns the number of rows of all runs
 */
export const inBatches = async (
  run: (limit: number) => PromiseLike<{ readonly count: number }>,
  limit = sweepSize,
): Promise<number> => {
  for (let total = 0; ; ) {
    const { count } = await run(limit)
    total += count
    if (count < limit) return total
  }
}

/**
 * Deletes the rows of a table that are due, in batches. Any number of processes may sweep one table at the same time.
 *
 * @param db not a transaction, which would hold the locks of all batches
 * @param due condition on a row, which is checked again on a row that changed meanwhile
 * @returns the number of deleted rows
 */
export const sweep = (db: ISql, table: string, due: PendingQuery<Row[]>, limit?: number): Promise<number> =>
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
