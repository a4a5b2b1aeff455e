import type { Sql } from 'postgres'
import type { ClickHouse } from './client.ts'
import { columns, valuesOfEvent } from './columns.ts'
import { batchEvents, insertEvents } from './insert-events.ts'
import { deleteWhere, dropPartition, isStray } from './table.ts'

interface Place {
  readonly day: string
  /** key of the last copied event of the day; null before the first */
  readonly subject: Buffer | null
  readonly trackId: number
  readonly happenedAt: Date
}

const placeOfKey = columns.length

/** Empties a day, so that it also loses what PostgreSQL does not have. Events that are inserted from now on stay. */
const emptyDay = async (clickhouse: ClickHouse, day: string): Promise<void> => {
  await dropPartition(clickhouse, day)
  await deleteWhere(clickhouse, `day = '${day}' AND ${isStray}`)
}

/**
 * Copies the next events of the newest day that is to be copied again. If the process ends in between, it continues at
 * the stored key.
 *
 * @returns the number of copied events; undefined if there is no such day
 */
export const copyDay = async (db: Sql, clickhouse: ClickHouse): Promise<number | undefined> => {
  const [place] = await db<Place[]>`
    select to_char(day, 'YYYY-MM-DD') as day, subject, track_id as "trackId", happened_at as "happenedAt"
    from tracking_backfill order by tracking_backfill.day desc limit 1`
  if (!place) return undefined
  const { day, subject, trackId, happenedAt } = place
  if (!subject) await emptyDay(clickhouse, day)
  const rows = await insertEvents(
    clickhouse,
    db`
      select ${db.unsafe(valuesOfEvent)}, e.subject as key_subject, e.track_id as key_track_id, e.happened_at as key_happened_at
      from tracking_events e where e.day = ${day}::date
        ${subject ? db`and (e.subject, e.track_id, e.happened_at) > (${subject}, ${trackId}, ${happenedAt})` : db``}
      order by e.subject, e.track_id, e.happened_at limit ${batchEvents}`,
  )
  const isSame = db`day = ${day}::date and subject is not distinct from ${subject}`
  const last = rows.at(-1)
  if (rows.length < batchEvents || !last) await db`delete from tracking_backfill where ${isSame}`
  else {
    const [lastSubject, lastTrackId, lastHappenedAt] = last.slice(placeOfKey) as [Buffer, number, Date]
    await db`
      update tracking_backfill set subject = ${lastSubject}, track_id = ${lastTrackId}, happened_at = ${lastHappenedAt}
      where ${isSame}`
  }
  return rows.length
}
