import type { ISql } from 'postgres'
import { hongKongTime } from '../../hong-kong.ts'
import type { TrackingRow } from './row.ts'

/** What became of the events of one write. */
export interface Stored {
  readonly stored: number
  /** events that were there before, or twice among these */
  readonly doubles: number
}

/**
 * Stores events in one statement, so all of them or none; an event that is there already is counted and left as it is. The
 * tie is `distinct_id`, `_track_id` and `time`, as it is on the wire.
 *
 * @param now wall clock, for the count of the day
 */
export const storeEvents = async (db: ISql, rows: readonly TrackingRow[], now: number): Promise<Stored> => {
  const [{ stored }] = await db<[{ stored: number }]>`
    with given as (
      -- in one order, so that two writers of the same events wait for each other and never in a circle
      select * from jsonb_to_recordset(${db.json(rows as never)}) as given (
        day date, happened_at timestamptz, subject bytea, track_id integer, received_at timestamptz,
        flushed_at timestamptz, type text, event text, anonymous bytea, login bytea, original bytea, identities jsonb,
        item_type text, item_id text, lib jsonb, properties jsonb)
      order by day, subject, track_id, happened_at
    ), kept as (
      insert into tracking_events (day, happened_at, subject, track_id, received_at, flushed_at, type, event, anonymous,
        login, original, identities, item_type, item_id, lib, properties)
      select * from given
      on conflict do nothing
      returning 1
    ), counted as (select count(*)::int as stored from kept), totals as (
      insert into tracking_counts as total (day, outcome, events)
      select ${hongKongTime(now).date}::date, outcome, events
      from counted, lateral (values ('stored', stored), ('double', ${rows.length}::int - stored)) as each (outcome, events)
      where events > 0
      on conflict (day, outcome) do update set events = total.events + excluded.events
    )
    select stored from counted`
  return { stored, doubles: rows.length - stored }
}
