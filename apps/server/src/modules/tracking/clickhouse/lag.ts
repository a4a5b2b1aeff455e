import type { ISql } from 'postgres'
import type { Figures } from '../../../operations/figures.ts'
import { allDays, type Days } from './select.ts'
import { isCopying } from './start.ts'

/** How old the oldest event may be that waits, for figures from ClickHouse to count as complete. Milliseconds. */
const mostLag = 300_000

/** What waits to be copied. */
interface Waiting {
  /** when the oldest waiting change was stored, milliseconds since 1970; null if none waits */
  readonly oldest: number | null
  /** the same without erasures, which wait for some minutes in any case */
  readonly oldestEvent: number | null
  readonly events: number
  /** days that are copied as a whole, completely or from somewhere on */
  readonly days: number
}

/** @param of days such as 2026-01-05 */
export const readWaiting = async (db: ISql, of: Days = allDays): Promise<Waiting> => {
  const [waiting] = await db<[Waiting]>`
    select (extract(epoch from min(queued_at)) * 1000)::bigint as oldest,
      (extract(epoch from min(queued_at) filter (where not erases)) * 1000)::bigint as "oldestEvent",
      coalesce(sum(cardinality(days)), 0)::bigint as events,
      (select count(*) from tracking_backfill where day between ${of.from}::date and ${of.to}::date) as days
    from tracking_outbox`
  return waiting
}

/** Whether ClickHouse has every event of the days, apart from those of the last minutes. @param wall milliseconds since 1970 */
export const isCopied = async (db: ISql, wall: number, from: string, to: string): Promise<boolean> => {
  if (!(await isCopying(db))) return false
  const { oldestEvent, days } = await readWaiting(db, { from, to })
  return days === 0 && (oldestEvent === null || wall - oldestEvent <= mostLag)
}

/** Figures of the copying; without it there are none. */
export const copyFigures: Figures = {
  name: 'copies of events',
  gauges: {
    foyer_tracking_copy_lag_seconds:
      'How long the oldest stored or erased event has waited to be copied to ClickHouse; 0 if none waits',
    foyer_tracking_copy_waiting: 'Stored or erased events that wait to be copied to ClickHouse',
    foyer_tracking_copy_days: 'Days whose events are still to be copied to ClickHouse as a whole',
  },
  read: async ({ db, clocks }) => {
    if (!(await isCopying(db))) return {}
    const { oldest, events, days } = await readWaiting(db)
    return {
      foyer_tracking_copy_lag_seconds: oldest === null ? 0 : Math.max(0, (clocks.wall() - oldest) / 1000),
      foyer_tracking_copy_waiting: events,
      foyer_tracking_copy_days: days,
    }
  },
}
