import type { Context } from '../../../context.ts'
import { defineJob } from '../../../jobs/job.ts'
import { oldestDay } from '../partitions.ts'
import { copyDay } from './backfill.ts'
import { type ClickHouse, clickhouseOf } from './client.ts'
import { eraseWaiting } from './erasures.ts'
import { copyWaiting } from './outbox.ts'
import { startCopying } from './start.ts'
import { deleteWhere, dropPartition, isStray, partitionDays } from './table.ts'

/** Milliseconds after which a run begins no further insertion; the next run continues. */
const runMs = 45_000

/**
 * Copies what waits, new events before those of earlier days. Any number of runs may overlap: a second copy of an event
 * replaces the first.
 */
export const copyEvents = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>, clickhouse: ClickHouse) => {
  const until = performance.now() + runMs
  await startCopying(db, clickhouse)
  await eraseWaiting(db, clickhouse, clocks.wall())
  while (performance.now() < until) {
    const copied = (await copyWaiting(db, clickhouse)) ?? (await copyDay(db, clickhouse))
    if (copied === undefined) return
  }
}

/** Runs every minute. It does nothing unless ClickHouse is configured. After a failure it waits longer each time. */
export const copyEventsJob = defineJob({
  name: 'copy-events',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 10,
  timeLimit: 180,
  run: async (context) => {
    const clickhouse = clickhouseOf(context.environment)
    if (clickhouse) await copyEvents(context, clickhouse)
  },
})

/**
 * Deletes events after the retention period, as PostgreSQL does: those of a day with its partition, and those with a
 * wrong time by their arrival.
 */
export const expireCopies = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>, clickhouse: ClickHouse) => {
  const oldest = await oldestDay(db, clocks.wall())
  for (const day of await partitionDays(clickhouse)) if (day < oldest) await dropPartition(clickhouse, day)
  await deleteWhere(clickhouse, `${isStray} AND received_day < '${oldest}'`)
}

/** Runs every hour, after the job that deletes expired events in PostgreSQL. */
export const expireCopiesJob = defineJob({
  name: 'expire-copied-events',
  cron: '37 * * * *',
  retryDelay: 60,
  retries: 3,
  run: async (context) => {
    const clickhouse = clickhouseOf(context.environment)
    if (clickhouse) await expireCopies(context, clickhouse)
  },
})
