import type { Sql } from 'postgres'
import { applicationRole } from '../../apps/server/src/database/embedded/roles.ts'
import { rowOf, type TrackingRow } from '../../apps/server/src/modules/tracking/row.ts'
import { pageView } from './event.ts'

const pepper = Buffer.alloc(32, 7)

/**
 * Creates a table with the same columns and primary key, and nothing else. Only the owner of the tables may create one.
 */
export const createFloor = async (owner: Sql): Promise<void> => {
  await owner`create table bench_events (like tracking_events, primary key (day, subject, track_id, happened_at))`
  await owner`grant insert on bench_events to ${owner(applicationRole)}`
}

/** Creates rows as the collector does, before the clock starts. */
const rowsOf = (count: number): TrackingRow[] =>
  Array.from({ length: count }, () => {
    const now = Date.now()
    return rowOf(pepper, pageView(now - 50) as never, now).row
  })

/** The fastest insert found: for the same rows, one JSON parameter is faster than lists by column or values by row. */
const insert = (db: Sql, rows: readonly TrackingRow[]) => db`
  insert into bench_events select * from jsonb_populate_recordset(null::bench_events, ${db.json(rows as never)})`

/** Bare batched inserts, durable like the collector's, with as many in flight. @returns rows per second */
export const insertBare = async (db: Sql, count: number, batch: number): Promise<number> => {
  const rows = rowsOf(count)
  const batches = Array.from({ length: Math.ceil(count / batch) }, (_, at) => rows.slice(at * batch, (at + 1) * batch))
  const work = async () => {
    for (let next = batches.pop(); next; next = batches.pop()) await insert(db, next)
  }
  const begun = performance.now()
  await Promise.all([work(), work()])
  return (count / (performance.now() - begun)) * 1000
}
