import type { ISql } from 'postgres'
import { hongKongTime } from '../../hong-kong.ts'
import type { TrackingRow } from './row.ts'

/** The result of one write of events. */
export interface Stored {
  readonly stored: number
  /** events that were stored before, or twice in this write */
  readonly duplicates: number
}

/**
 * Stores events in one statement, so all or none; an existing event is counted as a duplicate and stays unchanged. An
 * event is identified by `distinct_id`, `_track_id` and `time` as sent.
 *
 * @param rows at least one
 * @param now wall clock, for the count of the day
 */
export const storeEvents = async (db: ISql, rows: readonly TrackingRow[], now: number): Promise<Stored> => {
  const columns = db`${db(Object.keys(rows[0] ?? {}))}`
  const [{ stored }] = await db<[{ stored: number }]>`
    with given as (
      -- in one order, so that concurrent writers of the same events never deadlock
      select ${columns} from jsonb_populate_recordset(null::tracking_events, ${db.json(rows)})
      order by day, subject, track_id, happened_at
    ), inserted as (
      insert into tracking_events (${columns}) select * from given
      on conflict do nothing
      returning 1
    ), counted as (select count(*)::int as stored from inserted), totals as (
      insert into tracking_counts as total (day, outcome, events)
      select ${hongKongTime(now).date}::date, outcome, events
      from counted, lateral (values ('stored', stored), ('double', ${rows.length}::int - stored)) as each (outcome, events)
      where events > 0
      on conflict (day, outcome) do update set events = total.events + excluded.events
    )
    select stored from counted`
  return { stored, duplicates: rows.length - stored }
}
