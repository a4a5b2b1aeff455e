import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { signatureOf } from '../../http/signing/keyed-call.ts'
import { metricsReader } from '../../testing/metrics.ts'
import { hongKongNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { accepts, breaksOff, gatewayContext, isBusy, refuses, startGateway } from '../../testing/sms-gateway.ts'
import { budgetOf } from './budget.ts'
import { deliveryFigures } from './figures.ts'
import { pruneSms } from './prune.ts'

const [first, second] = [await startGateway(), await startGateway()]
const reportKey = 'the key of the reports of the tests'
const { context, clock } = await gatewayContext({
  CONNECTOR_SMS_URL: first.url,
  CONNECTOR_SMS_SECOND_URL: second.url,
  CONNECTOR_SMS_REPORTS_KEY: reportKey,
  CONNECTOR_SMS_SECOND_REPORTS_KEY: reportKey,
})
const app = await buildApp(context)
afterAll(() => app.close())
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

const report = (gateway: string, reports: object[], { key = reportKey, at = context.clocks.wall() } = {}) => {
  const payload = JSON.stringify({ reports })
  return app.inject({
    method: 'POST',
    url: `/api/sms/${gateway}/reports`,
    headers: {
      'content-type': 'application/json',
      'foyer-time': String(at),
      'foyer-signature': signatureOf(key, at, payload),
    },
    payload,
  })
}
const stored = async (...args: Parameters<typeof report>) => (await report(...args)).json().data?.stored
const routes = async (name: string) => {
  const figures = await deliveryFigures.read(context)
  return Object.fromEntries(figures[name] as ReadonlyMap<string, number>)
}

beforeEach(async () => {
  // the messages of other tests do not count any more
  clock.advance(25 * 3_600_000)
  await pruneSms(db, context.clocks.wall())
  for (const one of [first, second]) Object.assign(one, { answer: accepts, received: [] })
})

test('N5 the first gateway receives the text, and the values for its own template', async () => {
  const { verify } = await requestCode('en-US')
  const [message] = first.received
  expect(message?.body).toMatchObject({ kind: 'registration', language: 'en-US', values: { minutes: '5' } })
  expect(message?.body.text).toContain(`your code is ${message?.body.values.code}`)
  expect(await verify(first.code())).toBe(200)
  expect(second.received).toEqual([])
})

test.each([
  ['is busy', isBusy],
  ['refuses the message', refuses],
])(
  'N5 if the first gateway %s, the second one sends it under the same id, and the message costs once',
  async (_, answer) => {
    const before = await spent()
    first.answer = answer
    const { reason, verify } = await requestCode()
    expect(reason).toBe('sent')
    expect(second.received.map(({ id }) => id)).toEqual(first.received.map(({ id }) => id))
    expect(await verify(second.code())).toBe(200)
    expect(await spent()).toBe(before + 1)
    expect(await routes('foyer_sms_route_messages')).toEqual({ 'second HK': 1 })
  },
)

test('N5 a message that neither gateway accepted costs nothing', async () => {
  const before = await spent()
  first.answer = isBusy
  second.answer = isBusy
  expect((await requestCode()).reason).toBe('unavailable')
  expect(await spent()).toBe(before)
  expect(await routes('foyer_sms_route_messages')).toEqual({})
})

test('N5 after an unknown outcome the second gateway gets nothing, and the code is accepted if it arrives', async () => {
  const before = await spent()
  first.answer = breaksOff
  const { reason, verify } = await requestCode('en-US')
  expect([reason, second.received.length, await spent()]).toEqual(['unavailable', 0, before + 1])
  expect(await verify(first.code())).toBe(200)
})

test('N5 the first report of a message is final, also if a call is repeated, and another gateway cannot report it', async () => {
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

test('N5 a report without the right signature, of an unknown gateway or of another time is refused', async () => {
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

test('N5 a gateway whose messages to a region do not arrive comes last there, until half an hour has passed', async () => {
  for (let n = 0; n < 10; n++) await requestCode()
  const reports = first.received.map(({ id }, n) => ({ id, state: n < 6 ? 'failed' : 'delivered' }))
  expect(await stored('first', reports.slice(0, 9))).toBe(9)
  await requestCode()
  expect([first.received.length, second.received.length]).toEqual([11, 0])
  expect(await stored('first', reports.slice(9))).toBe(1)
  await requestCode()
  expect([first.received.length, second.received.length]).toEqual([11, 1])
  // it is still there if the other one fails
  second.answer = isBusy
  expect((await requestCode()).reason).toBe('sent')
  expect(first.received).toHaveLength(12)
  clock.advance(31 * 60_000)
  second.answer = accepts
  await requestCode()
  expect(first.received).toHaveLength(13)
})

test('N5 /readyz and the figures name a gateway that is away, and messages go on by the other one', async () => {
  const away = async () => (await app.inject('/readyz')).json().away
  first.answer = isBusy
  expect((await requestCode()).reason).toBe('sent')
  expect(await away()).toEqual(['sms-first'])
  const body = await metricsReader(context)(app)
  expect(body).toContain('foyer_connector_up{system="sms-first"} 0')
  expect(body).toContain('foyer_connector_up{system="sms-second"} 1')
  first.answer = accepts
  await requestCode()
  expect(await away()).toEqual([])
})
