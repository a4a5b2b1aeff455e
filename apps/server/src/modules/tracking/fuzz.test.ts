import { Buffer } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import { trackingRejections } from '@foyer/protocol/tracking/events'
import { trackingChecksum } from '@foyer/protocol/tracking/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { decode } from './decode.ts'
import { one, post, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()

const formOf = (bytes: Buffer): string => one(undefined, bytes.toString('base64'))
const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '')

/** Values that no field of an event may have. */
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

/** Valid events with one invalid field. */
const spoilt = fc
  .tuple(fc.constantFrom(...fields), rubbish)
  // `properties` may be an object without fields
  .filter(([field, value]) => field !== 'properties' || JSON.stringify(value) !== '{}')
  // an event's id may be any text of that length, but not -1.5
  .map(([field, value]) => ({ ...wireEvent(), [field]: value }))

const misnamed = fc
  .string({ minLength: 1, unit: 'binary' })
  .filter((name) => !/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name))
  .map((name) => wireEvent('track', { properties: { [name]: 1 } }))

/** Bodies with every kind of malformation, each certainly malformed. */
const malformed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `data=${encodeURIComponent(text)}!`),
  fc.uint8Array({ minLength: 1 }).map((bytes) => formOf(Buffer.concat([Buffer.from([0xff]), bytes]))),
  fc.json().map((json) => formOf(Buffer.from(json))),
  fc.json().map((json) => `data_list=${encodeURIComponent(Buffer.from(json).toString('base64'))}`),
  spoilt.map((event) => formOf(jsonOf(event))),
  spoilt.map((event) => `data_list=${encodeURIComponent(jsonOf([wireEvent(), event]).toString('base64'))}`),
  misnamed.map((event) => formOf(jsonOf(event))),
  // truncated at any place, or with another checksum
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

const sent = (payload: string, from: number) =>
  app.inject({
    method: 'POST',
    url: '/sa?project=production',
    // each from another network, because the rejections of one network are limited
    remoteAddress: `10.0.${from % 250}.1`,
    headers: { 'content-type': 'text/plain' },
    payload,
  })

test('T7 V13 of 10,000 malformed bodies none stops the server, none is stored, and each is answered with a reason', {
  timeout: 180_000,
}, async () => {
  const reasons = new Set<string>()
  let bodies = 0
  await fc.assert(
    fc.asyncProperty(fc.array(malformed, { minLength: 50, maxLength: 50 }), async (payloads) => {
      const replies = await Promise.all(payloads.map((payload) => sent(payload, bodies++)))
      for (const [at, reply] of replies.entries()) {
        expect([400, 413], payloads[at]).toContain(reply.statusCode)
        const { rejected } = reply.json()
        expect(rejected.length, payloads[at]).toBeGreaterThan(0)
        for (const { reason } of rejected) reasons.add(reason)
      }
    }),
    { numRuns: 200 },
  )
  expect(bodies).toBe(10_000)
  for (const reason of reasons) expect(trackingRejections).toContain(reason)
  // checks that the generators reach the intended reasons
  expect(reasons.size).toBeGreaterThan(8)
  expect(await context.db`select 1 from tracking_events`).toEqual([])
  expect((await post(app, one(wireEvent()))).statusCode).toBe(204)
})

test('T7 a body with an endless compression ratio is refused before it is decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20))
  const reply = await post(app, `${formOf(bomb)}&gzip=1`)
  expect(reply.json()).toMatchObject({ reason: 'too_large', rejected: [{ reason: 'body_too_large', field: 'gzip' }] })
})

test('SEC-5 a body that grows more than a hundredfold when decompressed is refused', async () => {
  const swollen = gzipSync(JSON.stringify({ ...wireEvent(), padding: 'eyJ'.repeat(200_000) }))
  expect(swollen.length * 100).toBeLessThan(600_000)
  const reply = await post(app, `${formOf(swollen)}&gzip=1`)
  expect(reply.json()).toMatchObject({ reason: 'too_large', rejected: [{ reason: 'body_too_large', field: 'gzip' }] })
})

test('SEC-5 a body is decompressed outside the event loop', async () => {
  const packed = gzipSync(JSON.stringify({ text: Array.from({ length: 25_000 }, (_, n) => Math.sin(n)).join(' ') }))
  let turns = 0
  const count = () => {
    turns++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  await decode(`${formOf(packed)}&gzip=1`)
  clearImmediate(timer)
  expect(turns).toBeGreaterThan(0)
})

test('T7 endlessly nested JSON is refused', async () => {
  for (const depth of [1_000, 200_000])
    expect((await post(app, formOf(Buffer.from('['.repeat(depth) + ']'.repeat(depth))))).statusCode).toBe(400)
})

test.each([
  'x',
  'eyJ-',
  'a@',
  'eyJa.',
  '+1',
  '1 ',
  '\ud800',
  'a%40',
  'a%25',
  'token',
  'token=',
  'token%25',
  'code=a-',
  '123-',
])(
  'T7 a text of maximum length in which every letter could begin personal data (%j…) is scanned once, not from each letter',
  async (part) => {
    const text = `${part.repeat(600_000 / JSON.stringify(part).length)} @`
    // scanned from each letter, one of these takes an hour
    expect((await post(app, one(wireEvent('track', { properties: { text } })))).statusCode).toBe(204)
  },
)
