import type { Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { defineJob } from '../../jobs/job.ts'

const dayMs = 86_400_000
/** Days before and after today that have a partition: a device may send events that are thirty days old (T14). */
const ahead = 3
const behind = 31

const nameOf = (day: string): string => `tracking_events_${day.replaceAll('-', '')}`

const partitionsOf = async (db: Sql): Promise<string[]> => {
  const rows = await db<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'tracking_events'::regclass and relname ~ '^tracking_events_[0-9]{8}$' order by relname`
  return rows.map(({ name }) => name)
}

// make and drop call the owner's functions (0075), because the application's role may not create or drop tables; their short
// lock time-out prevents that writes queue behind them during a long read, and the next hourly run retries

/** Creates the partition of a day and moves its earlier events into it. */
const make = (db: Sql, day: string): Promise<void> =>
  db.begin(async (tx) => {
    await tx`set local lock_timeout = '3s'`
    await tx`select make_tracking_partition(${day}::date)`
  })

const drop = (db: Sql, name: string): Promise<void> =>
  db.begin(async (tx) => {
    await tx`set local lock_timeout = '3s'`
    await tx`select drop_tracking_partition(to_date(right(${name}, 8), 'YYYYMMDD'))`
  })

const retentionMonths = async (db: Sql): Promise<number> => {
  const [row] = await db<{ months: number }[]>`select months from tracking_retention`
  return row?.months ?? 13
}

/** The day this many months before; the last day of the month if there is no such day. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The first day whose events are retained. @param wall milliseconds since 1970 */
export const oldestDay = async (db: Sql, wall: number): Promise<string> =>
  monthsBefore(hongKongTime(wall).date, await retentionMonths(db))

/**
 * Creates the partitions of the days around today and drops expired ones, by the wall clock. Events without a
 * partition, from devices with a wrong clock, are deleted by their arrival. Concurrent and repeated runs are safe.
 */
export const attendPartitions = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  const wall = clocks.wall()
  const dayOf = (offset: number) => hongKongTime(wall + offset * dayMs).date
  const there = new Set(await partitionsOf(db))
  for (let offset = -behind; offset <= ahead; offset++)
    if (!there.has(nameOf(dayOf(offset)))) await make(db, dayOf(offset))
  const oldest = await oldestDay(db, wall)
  for (const name of await partitionsOf(db)) if (name < nameOf(oldest)) await drop(db, name)
  await db`select forget_stray_tracking_events(${oldest}::date::timestamp at time zone 'Asia/Hong_Kong')`
  await pruneInBatches(db, 'tracking_counts', db`day < ${oldest}::date`)
  await pruneInBatches(db, 'tracking_rejections', db`day < ${oldest}::date`)
}

/** Runs every hour: a day's partition exists long before the day begins. */
export const attendTrackingJob = defineJob({
  name: 'attend-tracking',
  cron: '17 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 600,
  run: attendPartitions,
})
