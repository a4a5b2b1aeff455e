import { randomBytes } from 'node:crypto'
import { CommError } from '@foyer/comm'
import { expect, test, vi } from 'vitest'
import type { HostMessage } from '../protocol.ts'
import { replyTo, testHost } from '../testing/host.ts'
import { sealed } from '../testing/sealed.ts'
import { bridgeTransport } from './bridge-transport.ts'
import { retailBridge } from './retail-bridge.ts'

const key = randomBytes(32)
const app =
  (answer: object, by = key) =>
  (message: HostMessage) =>
    message.name === 'getUserConfig'
      ? replyTo(message, { responseKey: key.toString('base64') })
      : replyTo(message, sealed(by, JSON.stringify(answer)))

const open = (answer: (message: HostMessage) => unknown, timeout?: number) => {
  const host = testHost('android', answer)
  const options = { base: 'https://m.foyer.example/client/', ...(timeout !== undefined && { timeout }) }
  return { host, transport: bridgeTransport(retailBridge(host.window), CommError, options) }
}
const request = { url: '/api/user/488/sms', method: 'POST', headers: { 'Ant-ID': 'n' }, body: '{"a":1}', fresh: true }

test('N2 a call is sent as url, method, headers and param, and its reply is that of the transport', async () => {
  const answer = { status: 429, date: 'Fri, 31 Jul 2026 08:00:00 GMT', text: '{"status":42901}' }
  const { host, transport } = open(app(answer))
  expect(await transport(request)).toEqual(answer)
  expect(host.seen[1]?.params).toEqual({
    url: 'https://m.foyer.example/api/user/488/sms',
    method: 'POST',
    headers: { 'Ant-ID': 'n' },
    param: '{"a":1}',
  })
})

test('N2 a call without a body has no param, and an absolute address is unchanged', async () => {
  const { host, transport } = open(app({ status: 200, text: '{}' }))
  await transport({ url: 'https://jwt.foyer.example/auth/check', method: 'GET', headers: {}, fresh: false })
  expect(host.seen[1]?.params).toEqual({ url: 'https://jwt.foyer.example/auth/check', method: 'GET', headers: {} })
})

test('N3 no reply within the time is a time-out of the communication layer', async () => {
  vi.useFakeTimers()
  try {
    const { host, transport } = open((message) => (message.name === 'sendHttp' ? undefined : app({})(message)))
    const outcome = transport(request).catch((error) => error)
    await vi.advanceTimersByTimeAsync(59_999)
    expect([host.seen.length, vi.getTimerCount()]).toEqual([2, 1])
    await vi.advanceTimersByTimeAsync(1)
    const error = await outcome
    expect(error).toBeInstanceOf(CommError)
    expect(error).toMatchObject({ kind: 'timeout', code: 10004, reason: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test('B1 a reply that cannot be decrypted has the message of the specification, code -1', async () => {
  const { transport } = open(app({ status: 200, text: '{}' }, randomBytes(32)))
  const error: unknown = await transport(request).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(CommError)
  expect(error).toMatchObject({ kind: 'unreadable', code: -1, message: 'front-end decryption failed' })
})

const refusing = (message: HostMessage) =>
  message.name === 'getUserConfig' ? app({})(message) : replyTo(message, null, 1, 'connection refused')
const broken = (): never => {
  throw new Error('Java object is gone')
}

test.each([
  ['the app could not reach the server', refusing, 'network', 'connection refused'],
  ['the host is gone', broken, 'network', 'Java object is gone'],
  ['the host sent an unreadable message', () => '<html>', 'unreadable', 'the host answered what is no reply'],
])('X2 %s: code 10004 with the fixed message', async (_what, answer, kind, message) => {
  const error: unknown = await open(answer)
    .transport(request)
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(CommError)
  expect(error).toMatchObject({ kind, code: 10004 })
  expect((error as CommError).message).toMatch(/^GMTP response JSON parse exception: /)
  expect((error as CommError).message).toContain(message)
})

test('a caller may abort a call', async () => {
  const { transport } = open(() => undefined)
  const controller = new AbortController()
  const waiting = transport({ ...request, signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
})
