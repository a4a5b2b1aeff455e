import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { budgetOf } from './budget.ts'
import { deliveryFigures } from './figures.ts'
import { pruneSms } from './prune.ts'
import { reportSignature } from './report-key.ts'

type Answer = (response: ServerResponse) => void
const accepts: Answer = (response) => response.writeHead(202).end()
const fails: Answer = (response) => response.writeHead(503).end()
const breaksOff: Answer = (response) => response.destroy()

interface Received {
  readonly id: string
  readonly body: Record<string, unknown>
}

/** A provider as a server of its own. */
const gateway = async () => {
  const state = { answer: accepts, received: [] as Received[], url: '' }
  const server = createServer(async (request: IncomingMessage, response) => {
    const id = String(request.headers['idempotency-key'])
    state.received.push({ id, body: JSON.parse(await text(request)) })
    state.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`
  return state
}
const [first, second] = [await gateway(), await gateway()]
const reportKey = 'the key of the reports of the tests'
const listed = [
  {
    name: 'first',
    url: first.url,
    token: 'FIRST',
    reports: 'REPORTS',
    templates: { registration: { 'zh-CN': 'T1' } },
  },
  { name: 'second', url: second.url, token: 'SECOND', reports: 'REPORTS' },
]
const environment = readEnvironment({
  LOG_LEVEL: 'silent',
  FOYER_MODE: 'production',
  SMS_PROVIDERS: JSON.stringify(listed),
  FIRST: 'one',
  SECOND: 'two',
  REPORTS: reportKey,
  UPLOAD_SCANNER: 'none',
})
const { app, context, clock } = await testApp({ environment })
const { db } = context

let numbers = 300
const requestCode = async (lang?: string) => {
  numbers++
  const from = device(app, context)
  const tourist = await from.tourist()
  const number = hongKongNumber(numbers)
  const reason = (await from.post('/api/user/488/sms', { ...number, lang }, tourist)).json().reason ?? 'sent'
  const verify = async (code: unknown) =>
    (await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).statusCode
  return { reason, verify }
}
const spent = async () => (await budgetOf(db, context.clocks.wall())).spent

const report = (provider: string, reports: object[], { key = reportKey, at = context.clocks.wall() } = {}) => {
  const payload = JSON.stringify({ reports })
  return app.inject({
    method: 'POST',
    url: `/api/sms/${provider}/reports`,
    headers: {
      'content-type': 'application/json',
      'foyer-time': String(at),
      'foyer-signature': reportSignature(key, at, payload),
    },
    payload,
  })
}
const stored = async (...args: Parameters<typeof report>) => (await report(...args)).json().data?.stored
const routes = async (name: string) => {
  const figures = await deliveryFigures.read({ ...context, poolMax: 1 })
  return Object.fromEntries(figures[name] as ReadonlyMap<string, number>)
}

beforeEach(async () => {
  // the messages of other tests do not count any more
  clock.advance(25 * 3_600_000)
  await pruneSms(db, context.clocks.wall())
  for (const one of [first, second]) Object.assign(one, { answer: accepts, received: [] })
})

test('N5 the first provider receives a template where it has one, and otherwise the text', async () => {
  const { verify } = await requestCode('zh-CN')
  await requestCode('en-US')
  const [chinese, english] = first.received
  expect(chinese?.body).toMatchObject({ template: 'T1', values: { minutes: '5' } })
  expect(english?.body.text).toContain('your code is')
  const values = chinese?.body.values as { code: string } | undefined
  expect(await verify(values?.code)).toBe(200)
  expect(second.received).toEqual([])
})

test('N5 the second provider sends what the first refused, under the same id, and the message costs once', async () => {
  const before = await spent()
  first.answer = fails
  const { reason, verify } = await requestCode()
  expect(reason).toBe('sent')
  expect(second.received.map(({ id }) => id)).toEqual(first.received.map(({ id }) => id))
  const code = /\b\d{6}\b/.exec(String(second.received[0]?.body.text))?.[0]
  expect(await verify(code)).toBe(200)
  expect(await spent()).toBe(before + 1)
  expect(await routes('foyer_sms_route_messages')).toEqual({ 'second HK': 1 })
})

test('N5 a message that neither provider accepted costs nothing', async () => {
  const before = await spent()
  first.answer = fails
  second.answer = fails
  expect((await requestCode()).reason).toBe('unavailable')
  expect(await spent()).toBe(before)
  expect(await routes('foyer_sms_route_messages')).toEqual({})
})

test('N5 after an unknown outcome the second provider gets nothing, and the code is accepted if it arrives', async () => {
  const before = await spent()
  first.answer = breaksOff
  const { reason, verify } = await requestCode('en-US')
  expect([reason, second.received.length, await spent()]).toEqual(['unavailable', 0, before + 1])
  const code = /\b\d{6}\b/.exec(String(first.received[0]?.body.text))?.[0]
  expect(await verify(code)).toBe(200)
})

test('N5 the first report of a message is final, also if a call is repeated, and another provider cannot report it', async () => {
  await requestCode()
  const id = first.received[0]?.id
  expect(await stored('second', [{ id, state: 'failed' }])).toBe(0)
  expect(
    await stored('first', [
      { id, state: 'delivered' },
      { id: 'unknown', state: 'failed' },
    ]),
  ).toBe(1)
  expect(await stored('first', [{ id, state: 'failed' }])).toBe(0)
  expect(await routes('foyer_sms_route_delivered_messages')).toEqual({ 'first HK': 1 })
  expect(await routes('foyer_sms_route_failed_messages')).toEqual({ 'first HK': 0 })
})

test('N5 a report without the right signature, of an unknown provider or of another time is refused', async () => {
  const reports = [{ id: 'x', state: 'failed' }]
  const reasonOf = async (...args: Parameters<typeof report>) => {
    const reply = await report(...args)
    return [reply.statusCode, reply.json().reason]
  }
  expect(await reasonOf('first', reports, { key: 'another key of at least as many characters' })).toEqual([
    401,
    'signature_wrong',
  ])
  expect(await reasonOf('third', reports)).toEqual([401, 'signature_wrong'])
  expect(await reasonOf('first', reports, { at: context.clocks.wall() - 3_600_000 })).toEqual([401, 'signature_stale'])
  expect(await reasonOf('first', [{ id: 'x', state: 'lost' }])).toEqual([400, 'invalid_request'])
  const tooMany = Array.from({ length: 501 }, (_, n) => ({ id: `m${n}`, state: 'failed' }))
  expect(await reasonOf('first', tooMany)).toEqual([400, 'invalid_request'])
  const large = Array.from({ length: 500 }, () => ({ id: 'x'.repeat(400), state: 'failed' }))
  expect((await report('first', large)).statusCode).toBe(413)
})

test('N5 a provider whose messages to a region do not arrive comes last there, until half an hour has passed', async () => {
  for (let n = 0; n < 10; n++) await requestCode()
  const reports = first.received.map(({ id }, n) => ({ id, state: n < 6 ? 'failed' : 'delivered' }))
  expect(await stored('first', reports.slice(0, 9))).toBe(9)
  await requestCode()
  expect([first.received.length, second.received.length]).toEqual([11, 0])
  expect(await stored('first', reports.slice(9))).toBe(1)
  await requestCode()
  expect([first.received.length, second.received.length]).toEqual([11, 1])
  // it is still there if the other one fails
  second.answer = fails
  expect((await requestCode()).reason).toBe('sent')
  expect(first.received).toHaveLength(12)
  clock.advance(31 * 60_000)
  second.answer = accepts
  await requestCode()
  expect(first.received).toHaveLength(13)
})
