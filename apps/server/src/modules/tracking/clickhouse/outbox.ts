import type { Sql } from 'postgres'
import type { ClickHouse } from './client.ts'
import { valuesOfEvent } from './columns.ts'
import { batchEvents, insertEvents } from './insert-events.ts'

/** Rows of the outbox that one insertion reads at most; a row has the events of one statement. */
const batchRows = 500

/** The oldest rows that wait, with as many events as one insertion may have, but at least one row. */
const nextRows = async (db: Sql): Promise<{ ids: number[]; days: string[] }> => {
  const rows = await db<{ id: number; days: string[] }[]>`
    select id, days from (
      select id, array(select distinct to_char(day, 'YYYY-MM-DD') from unnest(days) as day) as days,
        sum(cardinality(days)) over (order by id) - cardinality(days) as before
      from (select id, days from tracking_outbox where not erases order by id limit ${batchRows}) as oldest) as counted
    where before < ${batchEvents} order by id`
  return { ids: rows.map(({ id }) => id), days: [...new Set(rows.flatMap(({ days }) => days))] }
}

/**
 * Copies the oldest events that wait, and then removes them from the outbox. An event that was deleted meanwhile is left
 * out. If the process ends in between, the same events are copied again, which changes nothing in ClickHouse.
 *
 * @returns the number of copied events; undefined if none waited
 */
export const copyWaiting = async (db: Sql, clickhouse: ClickHouse): Promise<number | undefined> => {
  const { ids, days } = await nextRows(db)
  if (ids.length === 0) return undefined
  const rows = await insertEvents(
    clickhouse,
    // the limit keeps the planner from reading whole partitions instead of the key's index
    db`
      select ${db.unsafe(valuesOfEvent)}
      from tracking_outbox, unnest(days, subjects, track_ids, happened) as key (day, subject, track_id, happened_at),
        lateral (
          select * from tracking_events each
          where each.day = any (${days}::date[]) and (each.day, each.subject, each.track_id, each.happened_at)
            = (key.day, key.subject, key.track_id, key.happened_at)
          limit 1) as e
      where id = any (${ids}) order by id`,
  )
  await db`delete from tracking_outbox where id = any (${ids})`
  return rows.length
}
