import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { testApp } from '../testing/context.ts'
import { productionVariables } from '../testing/production.ts'

const { app, context } = await testApp()
const { app: production } = await testApp({
  ...context,
  environment: readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables }),
})

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

test('Production has no route under /dev', async () => {
  for (const url of ['/dev/sms?mobile=51200001', '/dev/totp?clientNo=88001001', '/dev/counter', '/dev/mall'])
    expect((await production.inject(url)).json(), url).toMatchObject({ reason: 'not_found' })
  for (const path of ['sms/budget', 'clock', 'country', 'stock', 'closures', 'notices', 'activities'])
    expect((await production.inject({ method: 'POST', url: `/dev/${path}`, payload: {} })).json(), path).toMatchObject({
      reason: 'not_found',
    })
})

test.each(['country', 'stock', 'closures', 'notices', 'activities', 'clock'])(
  'A call to /dev/%s from a remote address is refused',
  async (path) => {
    const reply = await app.inject({ method: 'POST', url: `/dev/${path}`, payload: {}, remoteAddress: '203.0.113.9' })
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'host_not_allowed'])
  },
)
