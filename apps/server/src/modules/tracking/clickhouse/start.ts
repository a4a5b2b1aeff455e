import type { ISql, Sql } from 'postgres'
import type { Environment } from '../../../config/environment.ts'
import { StartError } from '../../../config/start-error.ts'
import { type ClickHouse, ClickHouseError, clickhouseOf } from './client.ts'
import { allDays, copiedDays, type Days } from './select.ts'
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

/** A common table expression `found (day)` of the days with events. The index gives each next day, so no partition is read as a whole. */
export const daysWithEvents = (db: ISql, { from, to }: Days) => db`
  with recursive each_day as (
    (select day from tracking_events where day between ${from}::date and ${to}::date order by day limit 1)
    union all
    select (
      select day from tracking_events where day > each_day.day and day <= ${to}::date order by day limit 1)
    from each_day where each_day.day is not null),
  found as (select day from each_day where day is not null)`

/**
 * Lets all events of some days be copied again. Their copying begins with an empty day in ClickHouse, so it also removes
 * what PostgreSQL does not have.
 *
 * @returns the number of days
 */
export const backfillDays = async (db: ISql, clickhouse: ClickHouse, days: Days = allDays): Promise<number> => {
  const copied = await copiedDays(clickhouse, days)
  const { count } = await db`
    ${daysWithEvents(db, days)}
    insert into tracking_backfill (day) select day from found union select unnest(${copied}::date[])
    on conflict (day) do update set subject = null, track_id = null, happened_at = null`
  return count
}

/**
 * Starts to copy events, or continues: creates the table of ClickHouse, and lets PostgreSQL queue each change. Any number
 * of processes may call it. After a start, and if ClickHouse lost its table, all days are copied again.
 */
export const startCopying = async (db: Sql, clickhouse: ClickHouse): Promise<void> => {
  const [isStarted, isThere] = [await isCopying(db), await hasTable(clickhouse)]
  // before the rest: whoever is interrupted afterwards comes here again
  if (!isStarted || !isThere) await backfillDays(db, clickhouse)
  await ensureTable(clickhouse)
  if (!isStarted) await withLock(db, (tx) => tx`select start_copying_tracking_events()`)
}

/**
 * Starts the copying if ClickHouse is configured.
 *
 * @returns whether it is configured
 * @throws StartError if ClickHouse is away or refuses it
 */
export const prepareClickHouse = async (db: Sql, environment: Environment): Promise<boolean> => {
  const clickhouse = clickhouseOf(environment)
  if (!clickhouse) return false
  try {
    await startCopying(db, clickhouse)
    return true
  } catch (cause) {
    if (cause instanceof ClickHouseError) throw new StartError(`${cause.message}.`, { cause })
    throw cause
  }
}

/** Ends the copying, and removes what waits for it. What ClickHouse has stays there. */
export const stopCopying = (db: Sql): Promise<unknown> =>
  withLock(db, (tx) => tx`select stop_copying_tracking_events()`)
