import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testApp } from '../../testing/context.ts'
import { device } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { newcomers } from '../activities/testing.ts'
import { memberReference } from '../partners/passed-on.ts'
import { idOf } from '../privacy/testing.ts'
import { pruneHandoffs } from './handoff.ts'
import { codeIn, exchange, goes, mall } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const agreed = { statement: 1 }
const invalid = { reason: 'ticket_invalid' }

test('R30 a visitor sees the partner and host of a target and the data that would be passed', async () => {
  const reply = await app.inject(`/api/redirects/${mall}`)
  expect(reply.json()).toMatchObject({ id: mall, host: 'localhost', statement: 1, status: 'open', endsAt: null })
  expect(reply.headers.etag).toBeDefined()
  const statusOf = async (id: string) => (await app.inject(`/api/redirects/${id}`)).json()
  expect(await statusOf('lantern-market')).toMatchObject({ status: 'withdrawn' })
  expect(await statusOf('spring-fair')).toMatchObject({ status: 'ended' })
  expect(await statusOf('nowhere')).toMatchObject({ reason: 'not_found' })
})

test('a person who agreed is identified to the partner by a partner-specific reference, once', async () => {
  const { from, as, mobile } = await someone()
  const { data } = await goes(from, as, agreed)
  expect(data).toEqual({ url: expect.stringMatching(/^\/dev\/mall\?handoff=[\w-]{43}$/), expiresIn: 60 })
  const code = codeIn(data.url)
  const member = memberReference(context.secrets, mall, await idOf(context, mobile))
  expect(await exchange(app, context, code)).toEqual({ status: 0, data: { target: mall, member } })
  expect(await exchange(app, context, code)).toMatchObject(invalid)
})

test('without consent or a sign-in, the address identifies no one', async () => {
  const { from, as, mobile } = await someone()
  expect((await goes(from, as)).data).toEqual({ url: '/dev/mall', expiresIn: null })
  const visitor = device(app, context)
  const tourist = await visitor.tourist()
  expect((await goes(visitor, tourist)).data).toEqual({ url: '/dev/mall', expiresIn: null })
  expect((await goes(visitor, tourist, agreed)).reason).toBe('level_too_low')
  const id = await idOf(context, mobile)
  expect(await db`select from partner_handoffs where person_id = ${id}`).toHaveLength(0)
})

test('a code expires after a minute, and an outdated statement is no consent', async () => {
  const { from, as } = await someone()
  const code = codeIn((await goes(from, as, agreed)).data.url)
  clock.advance(59_999)
  const other = codeIn((await goes(from, as, agreed)).data.url)
  clock.advance(1)
  expect(await exchange(app, context, code)).toMatchObject(invalid)
  expect((await exchange(app, context, other)).status).toBe(0)
  expect((await goes(from, as, { statement: 2 })).reason).toBe('terms_outdated')
})

test('the same key returns the same consent and code, and never reactivates a used or expired one', async () => {
  const { from, as } = await someone()
  const key = randomUUID()
  const first = (await goes(from, as, { ...agreed, key })).data
  clock.advance(10_000)
  const again = (await goes(from, as, { ...agreed, key })).data
  expect(again).toEqual({ ...first, expiresIn: 50 })
  expect((await exchange(app, context, codeIn(first.url))).status).toBe(0)
  expect((await goes(from, as, { ...agreed, key })).data.url).toBe(first.url)
  expect(await exchange(app, context, codeIn(first.url))).toMatchObject(invalid)
  clock.advance(60_000)
  await pruneHandoffs(db, context.clocks.wall())
  expect((await goes(from, as, { ...agreed, key })).data).toEqual({ ...first, expiresIn: 0 })
  expect(await exchange(app, context, codeIn(first.url))).toMatchObject(invalid)
  const other = await someone()
  expect((await goes(other.from, other.as, { ...agreed, key })).reason).toBe('key_reused')
})

test('of two concurrent requests with one code, only one receives the reference', async () => {
  const second = await buildApp(context)
  const { from, as } = await someone()
  const code = codeIn((await goes(from, as, agreed)).data.url)
  const replies = await together<{ reason?: string }>(
    db,
    (tx) => tx`select from partner_handoffs for update`,
    [app, second].map((server) => () => exchange(server, context, code)),
  )
  expect(replies.map(({ reason }) => reason ?? 'identified').sort()).toEqual(['identified', 'ticket_invalid'])
  await second.close()
})

test('another partner learns nothing from a code and does not use it up', async () => {
  const { from, as } = await someone()
  const code = codeIn((await goes(from, as, agreed)).data.url)
  expect(await exchange(app, context, code, { partner: 'lantern-market' })).toMatchObject(invalid)
  expect((await exchange(app, context, code)).status).toBe(0)
})

test('a caller that is not a partner is refused before the code is looked at', async () => {
  const { from, as } = await someone()
  const code = codeIn((await goes(from, as, agreed)).data.url)
  const wrong = { reason: 'signature_wrong' }
  expect(await exchange(app, context, code, { key: 'x'.repeat(43) })).toMatchObject(wrong)
  expect(await exchange(app, context, code, { partner: '' })).toMatchObject(wrong)
  expect(await exchange(app, context, 'A'.repeat(43), { sent: JSON.stringify({ code }) })).toMatchObject(wrong)
  for (const off of [-120_001, 120_001])
    expect(await exchange(app, context, code, { time: context.clocks.wall() + off })).toMatchObject({
      reason: 'signature_stale',
    })
  const bare = await app.inject({ method: 'POST', url: '/api/partners/handoff', payload: { code } })
  expect(bare.json()).toMatchObject(wrong)
  for (const strange of ['', 'x', ['a'], { a: 1 }, null, 'A'.repeat(44)])
    expect(await exchange(app, context, strange)).toMatchObject({ reason: 'invalid_request' })
  expect((await exchange(app, context, code)).status).toBe(0)
})

test('only configured targets are accepted, in whatever form another one is written', async () => {
  const { from, as } = await someone()
  const attempts = [
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    'https://evil.example',
    'https:evil.example',
    'hTTps://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'harbour-mall@evil.example',
    'https://harbour-mall@evil.example',
    'harbour-mall.',
    'harbour-mall/..',
    'harbour-mall?x',
    'harbour-mall#x',
    'harbour-mall%00',
    'Harbour-Mall',
    'HARBOUR-MALL',
    'hаrbour-mall',
    'harbour‑mall',
    'ｈarbour-mall',
    'xn--hrbour-mall-1fg',
    ' harbour-mall',
    'harbour-mall\n',
    '\tharbour-mall',
    '',
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(41),
  ]
  for (const target of attempts) {
    const reply = await goes(from, as, { target })
    expect([target, reply.data, reply.reason]).toEqual([
      target,
      undefined,
      expect.stringMatching(/^(invalid_request|not_found)$/),
    ])
    const shown = await app.inject(`/api/redirects/${encodeURIComponent(target)}`)
    expect([target, shown.statusCode, shown.headers.location]).toEqual([target, 404, undefined])
  }
  for (const target of [[mall], { id: mall }, 1, null, true, [mall, 'evil']])
    expect((await goes(from, as, { target })).reason).toBe('invalid_request')
  expect((await goes(from, as, { url: 'https://evil.example' })).reason).toBe('invalid_request')
  for (const url of ['/api/redirects//evil.example', '/api/redirects/harbour-mall/https://evil.example'])
    expect((await app.inject(url)).statusCode).toBe(404)
})

test('a target that was withdrawn or has ended is refused to everyone', async () => {
  const { from, as } = await someone()
  for (const target of ['lantern-market', 'spring-fair'])
    expect((await goes(from, as, { target, ...agreed })).reason).toBe('redirect_closed')
})

test('the sandbox simulates the partner: it receives the member once, and shows when no one is identified', async () => {
  const { from, as, mobile } = await someone()
  const { url } = (await goes(from, as, agreed)).data
  const host = { host: 'localhost:8080' }
  const page = await app.inject({ url, headers: host })
  expect(page.body).toContain(memberReference(context.secrets, mall, await idOf(context, mobile)))
  expect(page.body).toContain('<dd id="referer">none</dd>')
  expect((await app.inject({ url, headers: host })).body).toContain('nobody')
  expect((await app.inject({ url: '/dev/mall', headers: host })).body).toContain('a guest')
  expect((await app.inject({ url: '/dev/mall?handoff=%3Cscript%3E', headers: host })).body).not.toContain('<script')
})
