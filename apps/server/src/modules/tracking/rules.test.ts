import type { TrackingType } from '@foyer/protocol/tracking/events'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { one, post, several, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const owner = ownerOf(db)
const count = async () => (await db`select 1 from tracking_events`).length

beforeEach(async () => {
  await owner`truncate tracking_events, tracking_counts`
})

const rejected = async (event: unknown) => {
  const reply = await post(app, one(event))
  return [reply.statusCode, reply.json().rejected?.[0]?.reason, reply.json().rejected?.[0]?.field]
}
const x = (length: number) => 'x'.repeat(length)

describe('a rejected event is answered with a reason', () => {
  test.each<[string, TrackingType, Record<string, unknown>, string, string]>([
    ['an unknown type', 'track', { type: 'follow' }, 'type_unknown', 'type'],
    ['an inherited property as type', 'track', { type: 'toString' }, 'type_unknown', 'type'],
    ['no name', 'track', { event: '' }, 'name_empty', 'event'],
    ['a missing name', 'track', { event: undefined }, 'field_missing', 'event'],
    ['a name of 101 characters', 'track', { event: x(101) }, 'name_too_long', 'event'],
    ['a name with a dash', 'track', { event: 'page-view' }, 'name_malformed', 'event'],
    ['a reserved name', 'track', { event: 'Distinct_ID' }, 'name_reserved', 'event'],
    ['another name than its type has', 'track_id_bind', { event: '$SignUp' }, 'name_malformed', 'event'],
    ['a property’s name with a space', 'track', { properties: { 'a b': 1 } }, 'name_malformed', 'properties.a b'],
    ['a reserved property', 'profile_set', { properties: { users: 1 } }, 'name_reserved', 'properties.users'],
    ['an object for a value', 'track', { properties: { a: {} } }, 'value_malformed', 'properties.a'],
    ['a list of numbers', 'track', { properties: { a: [1] } }, 'value_malformed', 'properties.a'],
    ['null for a value', 'track', { properties: { a: null } }, 'value_malformed', 'properties.a'],
    [
      'a mark that is not a boolean',
      'profile_append',
      { properties: { $is_login_id: 'x' } },
      'value_malformed',
      'properties.$is_login_id',
    ],
    ['text to append that is no list', 'profile_append', { properties: { a: 'b' } }, 'value_malformed', 'properties.a'],
    ['an increment of text', 'profile_increment', { properties: { a: '1' } }, 'increment_not_numeric', 'properties.a'],
    ['an empty id', 'track', { distinct_id: '' }, 'id_empty', 'distinct_id'],
    ['an id of 256 characters', 'track', { distinct_id: x(256) }, 'id_too_long', 'distinct_id'],
    ['an item without id', 'item_set', { item_id: undefined }, 'field_missing', 'item_id'],
    ['a type of item with a dash', 'item_set', { item_type: 'a-b' }, 'name_malformed', 'item_type'],
    ['no time', 'track', { time: undefined }, 'field_missing', 'time'],
    ['a time before 1970', 'track', { time: -1 }, 'field_malformed', 'time'],
    ['a time of the year 20000', 'track', { time: 569_000_000_000_000 }, 'field_malformed', 'time'],
    ['no tracking id', 'track', { _track_id: undefined }, 'field_missing', '_track_id'],
    ['a tracking id that is text', 'track', { _track_id: '123456789' }, 'field_malformed', '_track_id'],
    ['a malformed library', 'track', { lib: 'js' }, 'field_malformed', 'lib'],
    ['an identity too long', 'track', { identities: { $a: x(256) } }, 'field_malformed', 'identities.$a'],
    [
      '21 identities',
      'track',
      { identities: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`i${n}`, 'x'])) },
      'body_too_large',
      'identities',
    ],
    [
      '301 properties',
      'track',
      { properties: Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`p${n}`, n])) },
      'body_too_large',
      'properties',
    ],
  ])('V13 an event is rejected: %s', async (_what, type, otherwise, reason, field) => {
    const [status, ...reported] = await rejected(wireEvent(type, otherwise))
    expect(reported).toEqual([reason, field])
    expect(status).toBe(reason === 'body_too_large' ? 413 : 400)
    expect(await count()).toBe(0)
  })

  test('V13 a property named __proto__ is refused, and nothing inherits from it', async () => {
    const json = JSON.stringify(wireEvent()).replace('"properties":{}', '"properties":{"__proto__":{"a":1}}')
    const reply = await post(app, one(undefined, Buffer.from(json).toString('base64')))
    expect(reply.json().rejected).toEqual([{ index: 0, reason: 'name_reserved', field: 'properties.__proto__' }])
  })

  test('T13 201 events at once are refused as too large, so that the sender splits them', async () => {
    const events = Array.from({ length: 201 }, () => wireEvent())
    expect((await post(app, several(events))).json()).toMatchObject({ reason: 'too_large' })
    expect((await post(app, several(events.slice(1)))).statusCode).toBe(204)
    expect(await count()).toBe(200)
  })

  test('T13 one rejected event rejects its whole batch', async () => {
    const batch = [wireEvent(), wireEvent('track', { event: '' }), wireEvent()]
    expect((await post(app, several(batch))).json().rejected).toEqual([
      { index: 1, reason: 'name_empty', field: 'event' },
    ])
    expect(await count()).toBe(0)
  })
})

describe('the stored form of an accepted event', () => {
  test('T9 V13 names of 100 and ids of 255 characters, texts of 500 and referrers of 200 are stored whole; longer texts are cut', async () => {
    const properties = {
      [x(100)]: x(500),
      longer: x(501),
      $referrer: x(201),
      $latest_referrer: x(200),
      list: [x(501), 'a'],
    }
    expect(
      (await post(app, one(wireEvent('track', { event: x(100), distinct_id: x(255), properties })))).statusCode,
    ).toBe(204)
    const [row] = await db`select event, properties from tracking_events`
    expect(row).toEqual({
      event: x(100),
      properties: { ...properties, longer: x(500), $referrer: x(200), list: [x(500), 'a'] },
    })
  })

  test('O4 stored events are pseudonymous: ids are hashed, addresses are not stored, and numbers and mail addresses in texts are removed', async () => {
    const event = wireEvent('track', {
      distinct_id: 'U-secret-1',
      login_id: 'U-secret-1',
      identities: { $identity_login_id: 'U-secret-1' },
      properties: {
        $url: 'https://m.foyer.example/?mobile=51234567',
        note: 'an@example.com or +852 5123 4567, 2026-01-05',
      },
    })
    expect((await post(app, one(event))).statusCode).toBe(204)
    const [row] = await db<[{ text: string; properties: object }]>`
      select tracking_events::text as text, properties from tracking_events`
    // columns of bytes are compared as hex
    for (const encoding of ['hex', 'base64url'] as const)
      expect(row.text).not.toContain(Buffer.from('U-secret-1').toString(encoding))
    expect(row.text).not.toMatch(/secret|51234567|5123 4567|an@example|127\.0\.0\.1/)
    expect(row.properties).toEqual({ $url: 'https://m.foyer.example/?mobile=#', note: '@ or #, 2026-01-05' })
  })

  test('V13 an event has up to twenty ids', async () => {
    const identities = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`i${n}`, 'x']))
    expect((await post(app, one(wireEvent('track', { identities })))).statusCode).toBe(204)
  })

  test('T9 different item ids stay different, whatever they look like', async () => {
    const items = ['20260101', '20260102', 'a@b.c'].map((item_id) => wireEvent('item_set', { item_id }))
    expect((await post(app, several(items))).statusCode).toBe(204)
    const rows = await db<{ item_id: string }[]>`select item_id from tracking_events order by item_id`
    expect(rows.map(({ item_id }) => item_id)).toEqual(['20260101', '20260102', 'a@b.c'])
  })

  test('T9 a cut never splits a character', async () => {
    expect((await post(app, one(wireEvent('track', { properties: { text: `${x(499)}𠮷` } })))).statusCode).toBe(204)
    expect(await db`select properties from tracking_events`).toEqual([{ properties: { text: x(499) } }])
  })

  test('characters that PostgreSQL cannot store are removed, and the text around them is stored', async () => {
    const event = wireEvent('item_set', {
      item_id: 'a\0b',
      properties: { text: 'a\0b\ud800' },
      lib: { $lib: 'j\0s', $lib_version: '1' },
    })
    expect((await post(app, one(event))).statusCode).toBe(204)
    expect(await db`select item_id, properties, lib from tracking_events`).toEqual([
      { item_id: 'ab', properties: { text: 'ab\ufffd' }, lib: { $lib: 'js', $lib_version: '1' } },
    ])
  })
})
