import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { HostMessage } from '../protocol.ts'
import { replyTo, testHost, ways } from '../testing/host.ts'
import { sealed } from '../testing/sealed.ts'
import { retailBridge } from './retail-bridge.ts'

const key = randomBytes(32)
const responseKey = key.toString('base64')
const answer = JSON.stringify({ status: 200, text: '{"status":0}' })
const request = { url: 'https://api.foyer.example/x', method: 'POST', headers: { 'App-ID': 'a' }, param: '{"a":1}' }

const app =
  (config: unknown = { language: 'zh-HK', responseKey }, by = key) =>
  (message: HostMessage) => {
    if (message.name === 'getUserConfig') return replyTo(message, config)
    if (message.name === 'sendHttp') return replyTo(message, sealed(by, answer))
    return ['setTitle', 'share', 'close'].includes(message.name)
      ? replyTo(message, 'ignored')
      : replyTo(message, null, -1, 'no such function')
  }
const names = ({ seen }: { seen: HostMessage[] }) => seen.map(({ name }) => name)

describe.each(ways)('over %s', (way) => {
  test('B1 N2 over %s the configuration has the language, and send-HTTP gives what was sealed in data', async () => {
    const host = testHost(way, app())
    const bridge = retailBridge(host.window)
    expect(await bridge.call('getUserConfig')).toStrictEqual({ language: 'zh-HK' })
    expect(await bridge.call('sendHttp', request)).toStrictEqual({ status: 200, text: '{"status":0}' })
    const sent = host.seen.find(({ name }) => name === 'sendHttp')
    expect(sent).toMatchObject({ provider: 'retail', params: request })
    expect(Object.keys(sent!.params)).toEqual(['url', 'method', 'headers', 'param'])
  })

  test('B1 a key other than the one passed gives error_code -1 and the message of the specification', async () => {
    const host = testHost(way, app(undefined, randomBytes(32)))
    const info = { error_code: -1, error_message: 'front-end decryption failed' }
    expect(await retailBridge(host.window).result('sendHttp', request)).toEqual({ data: null, info })
  })
})

test('B1 concurrent calls request the key once, and request it again after a reply could not be decrypted', async () => {
  const host = testHost('android', app())
  const bridge = retailBridge(host.window)
  await Promise.all([bridge.call('sendHttp', request), bridge.call('sendHttp', request)])
  expect(names(host)).toEqual(['getUserConfig', 'sendHttp', 'sendHttp'])
  const other = randomBytes(32)
  host.answer = app({ responseKey: other.toString('base64') }, other)
  await expect(bridge.call('sendHttp', request)).rejects.toMatchObject({ kind: 'decryption' })
  expect(await bridge.call('sendHttp', request)).toMatchObject({ status: 200 })
  expect(names(host).slice(3)).toEqual(['sendHttp', 'getUserConfig', 'sendHttp'])
})

test.each([
  [{}],
  [null],
  [{ responseKey: 7 }],
  [{ responseKey: '§' }],
  [{ responseKey: key.toString('base64').slice(4) }],
])('B1 without a key of 32 bytes nothing is sent, and the next call requests it again: %j', async (config) => {
  const host = testHost('android', app(config))
  const bridge = retailBridge(host.window)
  expect(await bridge.result('sendHttp', request)).toMatchObject({ data: null, info: { error_code: 1 } })
  expect(names(host)).toEqual(['getUserConfig'])
  host.answer = app()
  expect(await bridge.call('sendHttp', request)).toMatchObject({ status: 200 })
})

test.each([[null], ['zh-HK'], [{ language: 7 }], [{ language: null }], [[]]])(
  'B1 a configuration without a language gives none, and the key is for the bridge alone: %j',
  async (config) => {
    const bridge = retailBridge(testHost('android', app(config)).window)
    expect(await bridge.call('getUserConfig')).toStrictEqual({})
  },
)

test('X1 the promise form resolves on 0 and otherwise rejects; the result form always resolves', async () => {
  const host = testHost('android', app())
  const bridge = retailBridge(host.window)
  expect(await bridge.call('setTitle', { title: '开户' })).toBeNull()
  expect(await bridge.result('close')).toEqual({ data: null, info: { error_code: 0, error_message: 'success' } })
  host.answer = (message) => replyTo(message, null, 12, 'not now')
  await expect(bridge.call('share', { title: 't', url: 'https://x' })).rejects.toMatchObject({ code: 12 })
  expect(await bridge.result('close')).toEqual({ data: null, info: { error_code: 12, error_message: 'not now' } })
})

test('the app refuses a function that its version does not have, and nothing waits', async () => {
  const host = testHost('android', (message) => replyTo(message, null, -1, 'no such function'))
  await expect(retailBridge(host.window).call('close')).rejects.toMatchObject({
    kind: 'refused',
    code: -1,
    message: 'no such function',
  })
})

test('the deadline of a call includes waiting for the key', async () => {
  vi.useFakeTimers()
  try {
    const host = testHost('android', () => undefined)
    const outcome = retailBridge(host.window).result('sendHttp', request, { timeout: 100 })
    await vi.advanceTimersByTimeAsync(100)
    expect((await outcome).info).toEqual({ error_code: 1, error_message: 'no answer within 100 ms' })
  } finally {
    vi.useRealTimers()
  }
})

test('a key that does not arrive within 10 s fails the waiting calls, and the next call requests it again', async () => {
  vi.useFakeTimers()
  try {
    const host = testHost('android', () => undefined)
    const bridge = retailBridge(host.window)
    const outcome = bridge.result('sendHttp', request)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await outcome).info).toEqual({ error_code: 1, error_message: 'no answer within 10000 ms' })
    host.answer = app()
    expect(await bridge.call('sendHttp', request)).toMatchObject({ status: 200 })
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a call that was aborted while it waited for the key is not sent', async () => {
  const host = testHost('android', () => undefined)
  const bridge = retailBridge(host.window)
  const controller = new AbortController()
  const waiting = bridge.call('sendHttp', request, { signal: controller.signal })
  await vi.waitFor(() => expect(names(host)).toEqual(['getUserConfig']))
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
  host.speak(replyTo(host.seen[0]!, { responseKey }))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(names(host)).toEqual(['getUserConfig'])
})

test('the app reports changes of the configuration, and invalid reports are ignored', async () => {
  const host = testHost('android', app())
  const received: unknown[] = []
  const leave = retailBridge(host.window).on('userConfigChanged', (config) => received.push(config))
  host.speak({ v: 1, event: 'userConfigChanged', data: { language: 'en-US', responseKey: 'secret' } })
  host.speak({ v: 1, event: 'userConfigChanged', data: 'en-US' })
  await Promise.resolve()
  leave()
  host.speak({ v: 1, event: 'userConfigChanged', data: { language: 'zh-CN' } })
  await Promise.resolve()
  expect(received).toStrictEqual([{ language: 'en-US' }, {}])
})
