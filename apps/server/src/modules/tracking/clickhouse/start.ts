import type { ISql, Sql } from 'postgres'
import type { ClickHouse } from './client.ts'
import { ensureTable, hasTable } from './table.ts'

/** Whether changes of events are queued for ClickHouse. */
export const isCopying = async (db: ISql): Promise<boolean> => {
  const [row] = await db<[{ copying: boolean }]>`
    select exists (
      select from pg_trigger where tgrelid = 'tracking_events'::regclass and tgname = 'queue_inserted_events'
    ) as copying`
  return row.copying
}

/** Calls a function of the owner that waits for the writers of events. Writes queue behind it for three seconds at most. */
const withLock = (db: Sql, call: (tx: ISql) => PromiseLike<unknown>): Promise<unknown> =>
  db.begin(async (tx) => {
    await tx`set local lock_timeout = '3s'`
    await call(tx)
  })

/**
 * Lets all events of some days be copied again. Their copying begins with an empty day in ClickHouse, so it also removes
 * what PostgreSQL does not have.
 *
 * @returns the number of days
 */
export const backfillDays = async (
  db: ISql,
  days?: { readonly from: string; readonly to: string },
): Promise<number> => {
  const { from = '1900-01-01', to = '2200-01-01' } = days ?? {}
  // the index gives each next day, so no partition is read as a whole
  const { count } = await db`
    with recursive found as (
      (select day from tracking_events where day >= ${from}::date order by day limit 1)
      union all
      select (select day from tracking_events where day > found.day order by day limit 1) from found
      where found.day is not null)
    insert into tracking_backfill (day) select day from found where day between ${from}::date and ${to}::date
    on conflict (day) do update set subject = null, track_id = null, happened_at = null`
  return count
}

/**
 * Starts to copy events, or continues: creates the table of ClickHouse, and lets PostgreSQL queue each change. Any number
 * of processes may call it. If ClickHouse lost its table, all events are copied again.
 */
export const startCopying = async (db: Sql, clickhouse: ClickHouse): Promise<void> => {
  const isStarted = await isCopying(db)
  // before the table exists: whoever is interrupted here finds no table and comes here again
  if (isStarted && !(await hasTable(clickhouse))) await backfillDays(db)
  await ensureTable(clickhouse)
  if (!isStarted) await withLock(db, (tx) => tx`select start_copying_tracking_events()`)
}

/** Ends the copying, and removes what waits for it. What ClickHouse has stays there. */
export const stopCopying = (db: Sql): Promise<unknown> =>
  withLock(db, (tx) => tx`select stop_copying_tracking_events()`)
