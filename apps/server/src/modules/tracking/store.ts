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
 * @param now wall clock, for the count of the day
 */
export const storeEvents = async (db: ISql, rows: readonly TrackingRow[], now: number): Promise<Stored> => {
  const [{ stored }] = await db<[{ stored: number }]>`
    with given as (
      -- in one order, so that concurrent writers of the same events never deadlock
      select * from jsonb_to_recordset(${db.json(rows as never)}) as given (
        day date, happened_at timestamptz, subject bytea, track_id integer, received_at timestamptz,
        flushed_at timestamptz, type text, event text, anonymous bytea, login bytea, original bytea, identities jsonb,
        item_type text, item_id text, lib jsonb, properties jsonb)
      order by day, subject, track_id, happened_at
    ), inserted as (
      insert into tracking_events (day, happened_at, subject, track_id, received_at, flushed_at, type, event, anonymous,
        login, original, identities, item_type, item_id, lib, properties)
      select * from given
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
