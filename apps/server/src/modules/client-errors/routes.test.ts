import type { ClientError } from '@foyer/api/client-errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { countClientErrors, mostKinds, recordClientError } from './queries.ts'

const { app, context, clock } = await testApp()
const { db } = context
const url = '/api/client-errors'

const report: ClientError = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  stack: ['assets/page-abc.js:1:2345'],
  route: '/loginPage',
  release: '0.1.0+0a1b2c3d',
}
let address = 0
/** Sends each report from a new address by default. */
const send = (payload: unknown, { from = `10.0.${address >> 8}.${address++ & 255}`, type = 'application/json' } = {}) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const stored = () => db`select name, message, stack, route, release, reports from client_errors order by last_at`

beforeEach(async () => {
  await db`delete from client_errors`
  await db`delete from request_rates`
})

describe('POST /api/client-errors', () => {
  test('A12 A report is answered with an empty 204 and counted by its kind', async () => {
    const first = await send(report)
    expect([first.statusCode, first.body]).toEqual([204, ''])
    await send(report)
    await send({ ...report, message: 'another' })
    expect(await stored()).toMatchObject([
      { ...report, reports: 2 },
      { message: 'another', reports: 1 },
    ])
  })

  test('A12 Text that may identify a person is removed before anything is stored', async () => {
    await send({ ...report, message: 'sms to 51234567 for an@example.com at /x?code=123', route: '/p?mobile=5123' })
    expect(await stored()).toMatchObject([{ message: 'sms to # for @ at /x?', route: '/p?' }])
  })

  test('A12 Reports that differ only in personal data are one kind', async () => {
    await send({ ...report, message: 'no account 51234567' })
    await send({ ...report, message: 'no account 61234567' })
    expect(await stored()).toMatchObject([{ message: 'no account #', reports: 2 }])
  })

  test('A12 Nothing stored identifies the sender', async () => {
    await send(report, { from: '203.0.113.77' })
    const columns = await db`select column_name from information_schema.columns where table_name = 'client_errors'`
    expect(columns.map(({ column_name }) => column_name).sort()).toEqual(
      ['fingerprint', 'first_at', 'last_at', 'message', 'name', 'release', 'reports', 'route', 'stack'].sort(),
    )
    const rates = await db`select bucket from request_rates`
    expect(JSON.stringify(rates)).not.toContain('203.0.113.77')
  })

  test.each([
    ['malformed JSON', '{'],
    ['an empty body', ''],
    ['a list instead of a report', []],
    ['a report without a field', { ...report, release: undefined }],
    ['a message that is too long', { ...report, message: 'x'.repeat(301) }],
    ['a stack with too many frames', { ...report, stack: Array(13).fill('assets/a.js:1:1') }],
    ['a name that is a number', { ...report, name: 1 }],
  ])('A12 %s is refused and nothing is stored', async (_name, payload) => {
    const reply = await send(payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ reason: 'invalid_request' })
    expect(await stored()).toEqual([])
  })

  test('A12 A body that is too large or has another content type than JSON is refused', async () => {
    expect((await send({ ...report, more: 'x'.repeat(9000) })).json()).toMatchObject({ reason: 'too_large' })
    expect((await send(report, { type: 'text/plain' })).json()).toMatchObject({ reason: 'invalid_request' })
    expect(await stored()).toEqual([])
  })

  test('A12 Quotes and control characters are accepted as text, and invalid text is refused', async () => {
    const hostile = `a\u0001'; drop table client_errors;-- <script>`
    expect((await send({ ...report, name: hostile, message: hostile, route: hostile })).statusCode).toBe(204)
    expect(await stored()).toMatchObject([{ name: "a '; drop table client_errors;-- <script>" }])
    for (const none of ['\u0000', '\ud800'])
      expect((await send({ ...report, message: none })).json().reason).toBe('invalid_request')
  })

  test('A12 An address that exceeds the limit is refused with a retry time, and other addresses are accepted', async () => {
    const from = '198.51.100.9'
    for (let i = 0; i < 60; i++) expect((await send(report, { from })).statusCode).toBe(204)
    const refused = await send(report, { from })
    expect(refused.json()).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
    expect(refused.headers['retry-after']).toBe('60')
    expect((await send(report)).statusCode).toBe(204)
    clock.advance(60_000)
    expect((await send(report, { from })).statusCode).toBe(204)
  })

  test('A12 All addresses together are limited too', async () => {
    const ends = new Date(context.clocks.wall() + 30_000)
    await db`insert into request_rates (bucket, window_ends_at, hits) values ('client-errors:*', ${ends}, 1200)`
    expect((await send(report)).json()).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 30 } })
    expect(await stored()).toEqual([])
  })
})

describe('The table of client errors', () => {
  test('A12 The table of client errors is bounded, and the kinds with the oldest last report are deleted first', async () => {
    await db`insert into client_errors
      select sha256(n::text::bytea), 'Error', n::text, '{}', '/', '1', 1, to_timestamp(n), to_timestamp(n)
      from generate_series(1, ${mostKinds}) as n`
    await recordClientError(db, report, context.clocks.wall())
    expect(await countClientErrors(db)).toEqual({ kinds: mostKinds, reports: mostKinds })
    expect(await db`select 1 from client_errors where message = '1'`).toEqual([])
    expect(await db`select 1 from client_errors where message = ${report.message}`).toHaveLength(1)
  })

  test('A12 Every report is counted when many arrive concurrently', async () => {
    const now = context.clocks.wall()
    await Promise.all(Array.from({ length: 50 }, () => recordClientError(db, report, now)))
    expect(await countClientErrors(db)).toEqual({ kinds: 1, reports: 50 })
  })
})
