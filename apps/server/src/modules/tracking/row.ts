import type { TrackingEvent } from '@foyer/api/tracking/tracking'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { cleanProperties, storableText } from './clean.ts'

/** stored bytes of a keyed hash: more than enough to be unique */
const hashBytes = 16

/** The stored form of an id: the same in every row, and not reversible. */
export const trackedId = (identifierKey: Buffer, id: string): Buffer =>
  keyedHash(identifierKey, 'tracked id', id).subarray(0, hashBytes)

const moment = (ms: number): string => new Date(ms).toISOString()

/**
 * The stored form of an event: ids hashed, texts cleaned. The row has every column of `tracking_events` under its name,
 * as JSON.
 *
 * @returns also the names of properties that were cut (T9)
 */
export const rowOf = (identifierKey: Buffer, event: TrackingEvent, received: number) => {
  const { properties, cut } = cleanProperties(event.properties ?? {})
  // cached, because most events contain the same person's id three times
  const known = new Map<string, Buffer>()
  const idOf = (id: string): Buffer => {
    const hash = known.get(id) ?? trackedId(identifierKey, id)
    known.set(id, hash)
    return hash
  }
  const hash = (id: string | undefined) => (id === undefined ? null : `\\x${idOf(id).toString('hex')}`)
  const hashed = (id: unknown) => idOf(String(id)).toString('base64url')
  const item = 'item_type' in event ? event : undefined
  const row = {
    day: hongKongTime(event.time).date,
    happened_at: moment(event.time),
    subject: hash(event.distinct_id ?? `${item?.item_type}:${item?.item_id}`) ?? '',
    track_id: event._track_id ?? 0,
    received_at: moment(received),
    flushed_at: event._flush_time === undefined ? null : moment(event._flush_time),
    type: event.type,
    event: 'event' in event ? (event.event ?? null) : null,
    anonymous: hash(event.anonymous_id),
    login: hash(event.login_id),
    original: 'original_id' in event ? hash(event.original_id) : null,
    identities: Object.fromEntries(Object.entries(event.identities ?? {}).map(([name, id]) => [name, hashed(id)])),
    item_type: item?.item_type ?? null,
    // an item's id is not cleaned like a text: two items could become equal
    item_id: item === undefined ? null : storableText(item.item_id),
    lib: cleanProperties(event.lib).properties,
    properties,
  }
  return { row, cut }
}

export type TrackingRow = Readonly<ReturnType<typeof rowOf>['row']>
