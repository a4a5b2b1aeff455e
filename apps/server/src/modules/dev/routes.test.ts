import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createClocks } from '../../clocks.ts'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { sandboxMessages } from '../sms/providers/sandbox.ts'

const { app, context, clock } = await testApp()
const { app: production } = await testApp({
  ...context,
  environment: readEnvironment({
    LOG_LEVEL: 'silent',
    FOYER_MODE: 'production',
    SMS_PROVIDER_URL: 'https://sms.example',
    SMS_PROVIDER_TOKEN: 'secret',
    UPLOAD_SCANNER: 'none',
  }),
})

const request = async (n: number) => {
  const from = device(app, context)
  const reply = await from.post('/api/user/488/sms', hongKongNumber(n), await from.tourist())
  return reply.json()
}

test('N5 The sandbox shows the messages to a number, the newest first, in any notation of the number', async () => {
  await request(1)
  clock.advance(60_000)
  await request(1)
  await request(2)
  for (const mobile of ['%2B85251200001', '+85251200001', '85251200001', '51200001']) {
    const reply = await app.inject(`/dev/sms?mobile=${mobile}`)
    expect(reply.json().status).toBe(0)
    const now = context.clocks.wall()
    const message = { mobile: '+85251200001', text: expect.stringMatching(/\d{6}/) }
    expect(reply.json().data).toEqual([
      { ...message, at: now },
      { ...message, at: now - 60_000 },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  expect((await app.inject('/dev/sms?mobile=85259999999')).json().data).toEqual([])
})

test.each(['', '?mobile=', '?mobile=%25', '?mobile=1', "?mobile='%20or%201=1", '?mobile=51200001&mobile=51200002'])(
  'N5 The query %j contains no valid number and is refused',
  async (query) => {
    const reply = await app.inject(`/dev/sms${query}`)
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  },
)

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:8080',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  'localhost:8080@evil.example',
])('Under the host %j, as after DNS rebinding, the sandbox refuses the call', async (host) => {
  const reply = await app.inject({ url: '/dev/sms?mobile=51200001', headers: { host } })
  expect([reply.statusCode, reply.json().reason]).toEqual([403, 'host_not_allowed'])
})

test.each(['localhost', 'localhost:8080', '127.0.0.1:49152', '[::1]:8080', 'LOCALHOST:1'])(
  'Under its own name %j the sandbox answers',
  async (host) => {
    expect((await app.inject({ url: '/dev/sms?mobile=51200001', headers: { host } })).statusCode).toBe(200)
  },
)

test.each(['192.168.1.9', '203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1'])(
  'From the address %s the sandbox refuses a call, whatever the forwarding header says',
  async (remoteAddress) => {
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
    const reply = await app.inject({ url: '/dev/sms?mobile=51200001', headers, remoteAddress })
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'host_not_allowed'])
  },
)

test.each([
  [{ 'x-forwarded-for': '203.0.113.9' }, 403],
  [{ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, 403],
  [{ 'x-forwarded-for': 'unknown' }, 403],
  [{ 'x-real-ip': '2001:db8::1' }, 403],
  [{ forwarded: 'for=203.0.113.9;proto=https' }, 403],
  [{ forwarded: 'proto=https;For="[2001:db8::1]:4711", for=127.0.0.1' }, 403],
  [{ forwarded: 'proto=https' }, 403],
  [{ 'x-forwarded-for': '127.0.0.1' }, 200],
  [{ 'x-forwarded-for': '127.0.0.1:4711', 'x-real-ip': '::1' }, 200],
  [{ forwarded: 'for="[::1]:4711";proto=http' }, 200],
])('SEC-14 A call that a proxy passes on with the headers %j gets %i', async (headers, status) => {
  const reply = await app.inject({ url: '/dev/sms?mobile=51200001', headers: { host: 'localhost', ...headers } })
  expect(reply.statusCode).toBe(status)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200],
  [{ origin: 'http://localhost' }, 200],
  [{}, 200],
])('SEC-14 A call with the headers %j that changes the sandbox gets %i', async (headers, status) => {
  const url = '/dev/trades/settle'
  const reply = await app.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers } })
  expect(reply.statusCode).toBe(status)
})

test('The business clock moves for every process, and the wall clock does not', async () => {
  const clocks = await createClocks(context.db, 'sandbox', pino({ level: 'silent' }))
  const reply = await app.inject({ method: 'POST', url: '/dev/clock', payload: { offset: 86_400_000 } })
  expect(reply.json()).toMatchObject({ status: 0, data: { offset: 86_400_000 } })
  await expect.poll(() => Math.round((clocks.business() - clocks.wall()) / 1000)).toBe(86_400)
})

test.each([{ offset: 0.5 }, { offset: '1' }, { offset: 1e15 }, {}])(
  '%j is refused as a clock offset',
  async (payload) => {
    const reply = await app.inject({ method: 'POST', url: '/dev/clock', payload })
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  },
)

test('N5 The sandbox can use up the SMS budget of the day and restore it', async () => {
  const limitTo = async (limit: number) =>
    (await app.inject({ method: 'POST', url: '/dev/sms/budget', payload: { limit } })).json()
  const { data } = await limitTo(0)
  expect(data).toMatchObject({ limit: 0 })
  expect((await request(3)).reason).toBe('sms_budget_spent')
  expect(await sandboxMessages(context.db, '85251200003')).toEqual([])
  await limitTo(2000)
  expect((await request(3)).status).toBe(0)
})

test('N6 The sandbox shows the authenticator code of a demo client, and how to set one up', async () => {
  const show = async (clientNo: string) => (await app.inject(`/dev/totp?clientNo=${clientNo}`)).json()
  const { data } = await show('88001001')
  expect(data).toEqual({
    code: expect.stringMatching(/^\d{6}$/),
    secondsLeft: 30 - ((context.clocks.wall() / 1000) % 30),
    uri: expect.stringMatching(/^otpauth:\/\/totp\/[^?]+88001001\?.*secret=[A-Z2-7]{32}/),
  })
  clock.advance(30_000)
  expect((await show('88001001')).data.code).not.toBe(data.code)
  expect((await show('88001002')).reason).toBe('not_found')
  expect((await show('88009999')).reason).toBe('not_found')
  expect((await show('1')).reason).toBe('invalid_request')
})

test('Production has no route under /dev', async () => {
  for (const call of [
    { url: '/dev/sms?mobile=51200001' },
    { url: '/dev/totp?clientNo=88001001' },
    { method: 'POST', url: '/dev/clock', payload: { offset: 0 } },
    { method: 'POST', url: '/dev/sms/budget', payload: { limit: 0 } },
  ] as const)
    expect((await production.inject(call)).json()).toMatchObject({ reason: 'not_found' })
})
