import { beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { trackedId } from './row.ts'
import { debug, image, one, packed, post, several, url, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { db, secrets } = context
const owner = ownerOf(db)
const rows = () =>
  db`select track_id, subject, anonymous, flushed_at, identities, properties from tracking_events order by track_id`
const hash = (id: string) => trackedId(secrets.identifierKey, id)

beforeEach(async () => {
  await owner`truncate tracking_events, tracking_counts`
})

describe('every form of the wire is accepted', () => {
  test('T2 the answer to a beacon is empty, the answer to an image is a pixel, and no cache stores either', async () => {
    const beacon = await post(app, one(wireEvent()))
    expect([beacon.body, beacon.headers['cache-control']]).toEqual(['', 'no-store'])
    const pixel = await image(app, one(wireEvent()))
    expect([pixel.headers['content-type'], pixel.headers['cache-control']]).toEqual(['image/gif', 'no-store'])
    // COMM-7 a page recognizes the collector's image by its size alone
    expect([pixel.rawPayload.readUInt16LE(6), pixel.rawPayload.readUInt16LE(8)]).toEqual([3, 5])
    expect(pixel.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
  })

  test('T2 the checksum, if sent, must be Java’s hash code of the base64', async () => {
    // 'eyJ9'.hashCode() by Java
    expect((await post(app, 'data=eyJ9&ext=crc%3D3132353')).json().rejected[0].reason).toBe('checksum_mismatch')
    const form = one(wireEvent())
    expect(
      (
        await post(
          app,
          form.replace(/\d$/, (last) => String((Number(last) + 1) % 10)),
        )
      ).json().rejected,
    ).toEqual([{ index: 0, reason: 'checksum_mismatch', field: 'ext' }])
    expect((await post(app, form.replace(/&ext.*/, ''))).statusCode).toBe(204)
  })

  test('T2 a plus sign that a sender did not encode is read as one', async () => {
    const event = wireEvent('track', { properties: { text: '>>>~~~???' } })
    const form = one(event)
    expect(form).toContain('%2B')
    expect((await post(app, form.replaceAll('%2B', '+'))).statusCode).toBe(204)
    expect(await rows()).toMatchObject([{ properties: { text: '>>>~~~???' } }])
  })

  test('T2 only events of the configured project are collected', async () => {
    for (const other of ['/sa', '/sa?project=default'])
      expect((await app.inject({ method: 'POST', url: other, payload: one(wireEvent()) })).statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('T2 the additional fields of native senders are ignored, and their missing fields are optional', async () => {
    const { anonymous_id: _a, _flush_time: _f, identities: _i, ...native } = wireEvent('track', { _track_id: -7 })
    expect((await post(app, packed({ ...native, extractor: { f: 1 }, project: 'x' }))).statusCode).toBe(204)
    const { distinct_id: _d, _track_id: _t, ...item } = wireEvent('item_delete')
    expect((await post(app, several([item]))).statusCode).toBe(204)
    expect(await rows()).toMatchObject([
      { track_id: -7, anonymous: null, flushed_at: null, identities: {} },
      { track_id: 0, subject: hash('fund:03033') },
    ])
  })
})

describe('debug mode of the collector', () => {
  test('T2 debug mode answers how an event was read and what was cut, and stores nothing with Dry-Run', async () => {
    const event = wireEvent('track', { properties: { long: 'x'.repeat(501), $referrer: 'y'.repeat(201), short: 'z' } })
    const dry = await debug(app, one(event), { 'dry-run': 'true' })
    expect(dry.json()).toMatchObject({
      status: 0,
      data: { isStored: false, duplicates: 0, events: [{ read: event, cut: ['long', '$referrer'] }] },
    })
    expect(await rows()).toEqual([])
    expect((await debug(app, one(event))).json().data).toMatchObject({ isStored: true, duplicates: 0 })
    expect((await debug(app, one(event))).json().data).toMatchObject({ isStored: true, duplicates: 1 })
    expect(await rows()).toHaveLength(1)
  })

  test('V13 debug mode answers which event of a batch is faulty, with the field and the reason', async () => {
    const batch = [
      wireEvent(),
      wireEvent('track', { event: '1st' }),
      wireEvent('profile_increment', { properties: { n: 'one' } }),
    ]
    expect((await debug(app, several(batch))).json()).toMatchObject({
      reason: 'invalid_request',
      rejected: [
        { index: 1, reason: 'name_malformed', field: 'event' },
        { index: 2, reason: 'increment_not_numeric', field: 'properties.n' },
      ],
    })
    expect(await rows()).toEqual([])
  })
})

test('T2 a page of a configured origin may send, request a dry run and read Retry-After; a page of another origin may not', async () => {
  const environment = readEnvironment({ LOG_LEVEL: 'silent', FOYER_ORIGINS: 'https://m.foyer.example' })
  const { app: open } = await emptyApp({ db, environment })
  const allowedFor = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'Dry-Run' }
    const preflight = await open.inject({ method: 'OPTIONS', url: `/sa/debug${url.slice(3)}`, headers })
    const sent = await open.inject({ method: 'POST', url, headers: { origin }, payload: one(wireEvent()) })
    return [
      preflight.headers['access-control-allow-origin'],
      String(preflight.headers['access-control-allow-headers']).includes('Dry-Run'),
      sent.headers['access-control-allow-origin'],
    ]
  }
  expect(await allowedFor('https://m.foyer.example')).toEqual([
    'https://m.foyer.example',
    true,
    'https://m.foyer.example',
  ])
  expect(await allowedFor('https://evil.example')).toEqual([undefined, false, undefined])
})
