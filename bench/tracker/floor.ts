import type { Sql } from 'postgres'
import { rowOf, type TrackingRow } from '../../apps/server/src/modules/tracking/row.ts'
import { pageView } from './event.ts'

const pepper = Buffer.alloc(32, 7)

/** A table of the same columns with the same primary key, and nothing else. */
export const createFloor = (db: Sql): Promise<unknown> =>
  db`create table bench_events (like tracking_events, primary key (day, subject, track_id, happened_at))`

/** Rows as the collector would make them, before the clock starts. */
const rowsOf = (count: number): TrackingRow[] =>
  Array.from({ length: count }, () => {
    const now = Date.now()
    return rowOf(pepper, pageView(now - 50) as never, now).row
  })

/** The fastest way in that was found: of as many rows one JSON parameter beats lists by column and values by row. */
const insert = (db: Sql, rows: readonly TrackingRow[]) => db`
  insert into bench_events select * from jsonb_populate_recordset(null::bench_events, ${db.json(rows as never)})`

/** Bare batched inserts, durable like the collector's, as many at once as it has under way. @returns rows a second */
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
