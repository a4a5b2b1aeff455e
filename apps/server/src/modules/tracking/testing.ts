import { gzipSync } from 'node:zlib'
import { type TrackingType, typeEventNames, type WireEvent } from '@foyer/protocol/tracking/events'
import { trackingChecksum } from '@foyer/protocol/tracking/rules'
import type { ISql } from 'postgres'
import type { App } from '../../app.ts'

export const url = '/sa?project=production'
/** Monday 5 January 2026, 10:00 in Hong Kong: the fixed time of the test clocks. */
export const at = Date.UTC(2026, 0, 5, 2)

let nth = 0

/** One event in the form of the web SDK, of any type, with overridden fields. */
export const wireEvent = (type: TrackingType = 'track', otherwise: Record<string, unknown> = {}): WireEvent => {
  const event = type === 'track' ? '$pageview' : typeEventNames[type]
  const made: WireEvent = {
    type,
    distinct_id: 'visitor-1',
    anonymous_id: 'visitor-1',
    identities: { $identity_anonymous_id: 'visitor-1' },
    lib: { $lib: 'js', $lib_method: 'code', $lib_version: '1.25.15', foyer_version: '0.1.0' },
    properties: type === 'profile_increment' ? { visits: 1 } : type === 'profile_append' ? { tags: ['a'] } : {},
    time: at - 1000,
    _track_id: 100_000_000 + nth++,
    _flush_time: at,
    ...(event !== undefined && { event }),
    ...(type === 'track_signup' && { original_id: 'visitor-1' }),
    ...(type.startsWith('item') && { item_type: 'fund', item_id: '03033' }),
  }
  return { ...made, ...otherwise }
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** `data=…&ext=crc%3D…`, as in a beacon's body and in an image's query. */
export const one = (event: unknown, encoded = base64(event)): string =>
  `data=${encodeURIComponent(encoded)}&ext=${encodeURIComponent(`crc=${trackingChecksum(encoded)}`)}`

export const several = (events: readonly unknown[]): string => `data_list=${encodeURIComponent(base64(events))}`

export const packed = (event: unknown): string => {
  const encoded = gzipSync(JSON.stringify(event)).toString('base64')
  return `${one(undefined, encoded)}&gzip=1`
}

export const post = (app: App, payload: string, type = 'text/plain;charset=UTF-8') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

export const image = (app: App, form: string) => app.inject(`${url}&${form}`)

export const debug = (app: App, form: string, headers = {}) =>
  app.inject({ url: `/sa/debug?project=production&${form}`, headers })

/**
 * The number of writes that wait for a lock of the table, in this database only. The first write of a connection waits
 * to read the columns of the table.
 */
export const writesThatWait = async (db: ISql): Promise<number> => {
  const [row] = await db<{ writes: number }[]>`
    select count(*)::int as writes from pg_locks
    where not granted and mode in ('AccessShareLock', 'RowExclusiveLock') and relation = 'tracking_events'::regclass
      and database = (select oid from pg_database where datname = current_database())`
  return row?.writes ?? 0
}
