import type { Sql } from 'postgres'
import { type ClickHouse, literal } from './client.ts'
import { countWhere, deleteWhere, isDeleting } from './table.ts'

/**
 * How long a deletion is repeated, from when it was first seen. An insertion that began before the erasure, in a process
 * that has ended meanwhile, can still arrive.
 */
export const settleMs = 300_000
/** Events of one statement; ClickHouse limits its length. */
const mostKeys = 1_000
/** Erasures that one run attends to. */
const mostErasures = 20

interface Key {
  readonly day: string
  /** hexadecimal */
  readonly subject: string
  readonly trackId: number
  /** milliseconds since 1970 */
  readonly at: number
}

/**
 * The condition of events by their keys. Each group has a list of at least two, because ClickHouse 18 loses the
 * brackets of a list with one pair when it stores the condition of a deletion.
 */
export const withKeys = (keys: readonly Key[]): string => {
  const groups = new Map<string, string[]>()
  for (const { day, subject, trackId, at } of keys) {
    const place = `day = toDate(${literal(day)}) AND subject = unhex(${literal(subject)})`
    const pair = `(${trackId}, ${at})`
    groups.set(place, [...(groups.get(place) ?? [pair]), pair])
  }
  return [...groups]
    .map(([place, pairs]) => `(${place} AND (track_id, happened_at) IN (${pairs.join(', ')}))`)
    .join(' OR ')
}

/** The keys of an erasure whose events were not sent and stored again afterwards. */
const keysOf = (db: Sql, id: number) => db<Key[]>`
  select to_char(key.day, 'YYYY-MM-DD') as day, encode(key.subject, 'hex') as subject, key.track_id as "trackId",
    (extract(epoch from key.happened_at) * 1000)::bigint as at
  from tracking_outbox, unnest(days, subjects, track_ids, happened) as key (day, subject, track_id, happened_at)
  where id = ${id} and not exists (
    select from tracking_events each where (each.day, each.subject, each.track_id, each.happened_at)
      = (key.day, key.subject, key.track_id, key.happened_at))`

/** @returns the number of events that are still there */
const eraseOne = async (keys: readonly Key[], act: (condition: string) => Promise<number>): Promise<number> => {
  let left = 0
  for (let first = 0; first < keys.length; first += mostKeys)
    left += await act(withKeys(keys.slice(first, first + mostKeys)))
  return left
}

/**
 * Deletes in ClickHouse the events that an erasure deleted in PostgreSQL. An erasure leaves the outbox once its events
 * are gone and no late insertion can bring them back.
 *
 * @param wall milliseconds since 1970
 */
export const eraseWaiting = async (db: Sql, clickhouse: ClickHouse, wall: number): Promise<void> => {
  await db`update tracking_outbox set queued_at = ${new Date(wall)} where queued_at is null`
  const waiting = await db<{ id: number; queuedAt: Date }[]>`
    select id, queued_at as "queuedAt" from tracking_outbox where erases order by id limit ${mostErasures}`
  if (waiting.length === 0) return
  // deletions of an earlier run may concern the same events
  const act = (await isDeleting(clickhouse)) ? countWhere : deleteWhere
  for (const { id, queuedAt } of waiting) {
    const left = await eraseOne(await keysOf(db, id), (condition) => act(clickhouse, condition))
    if (left === 0 && wall - queuedAt.getTime() >= settleMs) await db`delete from tracking_outbox where id = ${id}`
  }
}
