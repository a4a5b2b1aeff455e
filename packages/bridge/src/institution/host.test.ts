import { expect, test } from 'vitest'
import { hostNames } from '../protocol.ts'
import { replyTo, testHost, ways } from '../testing/host.ts'
import { institutionHost, readUserConfig } from './host.ts'

test.each(ways)('B2 inside its host a call is sent over %s with the provider tag', async (way) => {
  const host = testHost(way, (message) => replyTo(message, message.params))
  const call = { function: 'user/version', page: 1 }
  expect(await institutionHost({ window: host.window }).call('TmkjJSAPI.sendGmtpJson', call)).toEqual(call)
  expect(host.seen).toMatchObject([{ provider: 'institution', name: 'TmkjJSAPI.sendGmtpJson', params: call }])
})

test('B2 another provider is called by its own tag', async () => {
  const host = testHost()
  await institutionHost({ provider: 'partner', window: host.window }).call('Portfolio.open')
  expect(host.seen).toMatchObject([{ provider: 'partner', name: 'Portfolio.open', params: {} }])
})

test('B2 the JS bridge of the host takes precedence over its handlers', async () => {
  const script = testHost('script')
  const android = testHost('android')
  Object.defineProperty(script.window, hostNames.android, { value: Reflect.get(android.window, hostNames.android) })
  await institutionHost({ window: script.window }).call('a')
  expect([script.seen.length, android.seen.length]).toEqual([1, 0])
})

test('B2 inside the app any function may be called, and the host reports those it does not have', async () => {
  const host = testHost('android', (message) => replyTo(message, null, -1, 'no such function'))
  const { data, info } = await institutionHost({ window: host.window }).result('Camera.open', { a: 1 })
  expect([data, info]).toEqual([null, { error_code: -1, error_message: 'no such function' }])
})

test('params that JSON cannot represent are refused before anything is sent', async () => {
  const host = testHost()
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const { info } = await institutionHost({ window: host.window }).result('a', circular)
  expect(info.error_code).toBe(-1)
  expect(host.seen).toEqual([])
})

test('events of the host reach their listeners', async () => {
  const host = testHost()
  const received: unknown[] = []
  institutionHost({ window: host.window }).on('closed', (data) => received.push(data))
  host.speak({ v: 1, event: 'closed', data: [1] })
  await Promise.resolve()
  expect(received).toEqual([[1]])
})

test('the language of the institution app is read like that of the retail app', async () => {
  const host = testHost('android', (message) => replyTo(message, { language: 'en-US', more: 1 }))
  const config = await institutionHost({ window: host.window }).call('getUserConfig')
  expect(readUserConfig(config)).toStrictEqual({ language: 'en-US' })
})
