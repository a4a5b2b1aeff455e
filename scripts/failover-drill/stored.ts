import type { Stored } from './books.ts'
import type { DatabaseHost } from './database-host.ts'
import { claimed, exchanged } from './visit.ts'

/** Reads what the database has, as of one moment. */
export const readStored = ({ query }: DatabaseHost): Stored =>
  JSON.parse(
    query(
      'foyer',
      `select jsonb_build_object(
        'signIns', (select coalesce(jsonb_agg(user_code), '[]') from persons),
        'joins', (select coalesce(jsonb_agg(reference), '[]') from participations),
        'conversions', (select coalesce(jsonb_agg(reference), '[]') from conversions where status <> 'failed'),
        'redemptions', (select coalesce(jsonb_agg(reference), '[]')
          from redemptions join rewards on rewards.id = reward_id),
        'events', (select coalesce(jsonb_agg(track_id), '[]') from tracking_events),
        'granted', (select coalesce(jsonb_agg(jsonb_build_object('item', item, 'person', person_id)), '[]')
          from rewards where activity in (${claimed}, ${exchanged})))`,
      60,
    ),
  ) as Stored
