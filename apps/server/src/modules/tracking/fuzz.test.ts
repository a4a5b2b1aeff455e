import { Buffer } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import { trackingRejections } from '@foyer/contract/tracking-events'
import { trackingChecksum } from '@foyer/contract/tracking-rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { readEvents } from './read.ts'
import { Rejected } from './rejected.ts'
import { one, post, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()

const formOf = (bytes: Buffer): string => one(undefined, bytes.toString('base64'))
const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '')

/** What no field of an event can be. */
const rubbish = fc.oneof(
  fc.constant(null),
  fc.constant({}),
  fc.constant([[]]),
  fc.constant(''),
  fc.constant(-1.5),
  fc.constant('x'.repeat(300)),
)
const fields = [
  'type',
  'event',
  'distinct_id',
  'lib',
  'properties',
  'time',
  '_track_id',
  'anonymous_id',
  'login_id',
] as const

/** Events that are good but for one field, which is rubbish of any kind that it cannot be. */
const spoilt = fc
  .tuple(fc.constantFrom(...fields), rubbish)
  // an object without fields is what `properties` may be
  .filter(([field, value]) => field !== 'properties' || JSON.stringify(value) !== '{}')
  // any text of that length is an event's id, and -1.5 is no id
  .map(([field, value]) => ({ ...wireEvent(), [field]: value }))

const misnamed = fc
  .string({ minLength: 1, unit: 'binary' })
  .filter((name) => !/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name))
  .map((name) => wireEvent('track', { properties: { [name]: 1 } }))

/** Bodies of every kind of malformation, each certain to be one. */
const malformed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `data=${encodeURIComponent(text)}!`),
  fc.uint8Array({ minLength: 1 }).map((bytes) => formOf(Buffer.concat([Buffer.from([0xff]), bytes]))),
  fc.json().map((json) => formOf(Buffer.from(json))),
  fc.json().map((json) => `data_list=${encodeURIComponent(Buffer.from(json).toString('base64'))}`),
  spoilt.map((event) => formOf(jsonOf(event))),
  spoilt.map((event) => `data_list=${encodeURIComponent(jsonOf([wireEvent(), event]).toString('base64'))}`),
  misnamed.map((event) => formOf(jsonOf(event))),
  // cut anywhere, or with another checksum
  fc.nat().map((at) => {
    const json = jsonOf(wireEvent())
    return formOf(json.subarray(0, 1 + (at % (json.length - 1))))
  }),
  fc.nat().map((off) => {
    const encoded = jsonOf(wireEvent()).toString('base64')
    return `data=${encodeURIComponent(encoded)}&ext=crc%3D${trackingChecksum(encoded) - 1 - (off % 1000)}`
  }),
  fc.nat().map((at) => {
    const packed = gzipSync(jsonOf(wireEvent()))
    return `${formOf(packed.subarray(0, at % packed.length))}&gzip=1`
  }),
  fc.uint8Array({ minLength: 1 }).map((bytes) => `${formOf(Buffer.from(bytes))}&gzip=1`),
)

test('T7 of 9,500 malformed bodies none is read, and each has a reason', () => {
  const reasons = new Set<string>()
  fc.assert(
    fc.property(malformed, (body) => {
      try {
        readEvents(body)
      } catch (error) {
        if (!(error instanceof Rejected)) throw error
        expect(error.rejections.length).toBeGreaterThan(0)
        for (const { reason } of error.rejections) reasons.add(reason)
        return
      }
      throw new Error('this was read')
    }),
    { numRuns: 9_500 },
  )
  for (const reason of reasons) expect(trackingRejections).toContain(reason)
  // the generators reach what they are there for
  expect(reasons.size).toBeGreaterThan(8)
})

test('T7 of 500 more, sent to the server, none brings it down, none is stored, and each is told why', async () => {
  let from = 0
  await fc.assert(
    fc.asyncProperty(malformed, async (payload) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/sa?project=production',
        remoteAddress: `10.0.0.${from++ % 250}`,
        headers: { 'content-type': 'text/plain' },
        payload,
      })
      expect([400, 413]).toContain(reply.statusCode)
      expect(reply.json().rejected[0].reason).toEqual(expect.any(String))
    }),
    { numRuns: 500 },
  )
  expect(await context.db`select 1 from tracking_events`).toEqual([])
  expect((await post(app, one(wireEvent()))).statusCode).toBe(204)
})

test('T7 a body that unpacks without end is refused before it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20))
  const reply = await post(app, `${formOf(bomb)}&gzip=1`)
  expect(reply.json()).toMatchObject({ reason: 'too_large', rejected: [{ reason: 'body_too_large', field: 'gzip' }] })
})

test('T7 JSON that is nested without end is refused', async () => {
  for (const depth of [1_000, 200_000])
    expect((await post(app, formOf(Buffer.from('['.repeat(depth) + ']'.repeat(depth))))).statusCode).toBe(400)
})
