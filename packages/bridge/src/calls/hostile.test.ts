import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { replyTo, testHost } from '../testing/host.ts'
import { hostCalls } from './host-calls.ts'
import { longestMessage, readMessage } from './read-message.ts'

const never = new AbortController().signal
const id = 'a'.repeat(32)
const info = { error_code: 0, error_message: 'success' }

const circular: Record<string, unknown> = { v: 1, id, info }
circular.self = circular

const nonsense: readonly (readonly [what: string, raw: unknown])[] = [
  ['no JSON', '{"v":1,"id"'],
  ['a web page', '<!doctype html><title>Error</title>'],
  ['a number', 42],
  ['true', true],
  ['an array', [{ v: 1, id, info }]],
  ['a function', () => undefined],
  ['an object that refers to itself', circular],
  ['a big integer', { v: 1, id, info, data: 1n }],
  [
    'an object whose fields throw',
    Object.defineProperty({}, 'v', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    }),
  ],
  ['another version', { v: 2, id, info }],
  ['a version as a string', { v: '1', id, info }],
  ['an id that is no string', { v: 1, id: 7, info }],
  ['an event that is no string', { v: 1, event: {} }],
  ['a text too long', JSON.stringify({ v: 1, id, info, data: 'x'.repeat(longestMessage) })],
  ['an object too large', { v: 1, id, info, data: 'x'.repeat(longestMessage) }],
]

const malformed: readonly (readonly [what: string, raw: unknown])[] = [
  ['no info', { v: 1, id, data: {} }],
  ['info as text', { v: 1, id, info: 'success' }],
  ['a code as a string', { v: 1, id, info: { error_code: '0', error_message: '' } }],
  ['a code that is no number', { v: 1, id, info: { error_code: Number.NaN, error_message: '' } }],
  ['a message that is no string', { v: 1, id, info: { error_code: 0, error_message: {} } }],
  ['no more than an id', { v: 1, id }],
]

test.each(malformed)('COMM-12 a reply with a valid id and %s is reported as malformed', (_what, raw) => {
  expect(readMessage(raw)).toEqual({ malformed: id })
  expect(readMessage(JSON.stringify(raw))).toEqual({ malformed: id })
})

test.each(malformed)('COMM-12 a call whose reply has its id and %s ends at once', async (_what, raw) => {
  const host = testHost('android-later', (message) => ({ ...(raw as object), id: message.id }))
  const call = hostCalls(host.window, 'retail').request('getUserConfig', {}, never)
  await expect(call).rejects.toMatchObject({ kind: 'unreadable' })
})

test('COMM-12 a malformed reply with an unknown id changes nothing', async () => {
  const host = testHost('android-later', (message) => {
    host.speak({ v: 1, id, info: 7 })
    return replyTo(message, 'fine')
  })
  expect(await hostCalls(host.window, 'retail').request('getUserConfig', {}, never)).toBe('fine')
})

test.each(nonsense)('%s is not a message', (_what, raw) => {
  expect(readMessage(raw)).toBeUndefined()
})

test('readMessage never throws, and returns only values of the protocol for any input of a host', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.record(
      { v: fc.constant(1), id: fc.anything(), event: fc.anything(), info: fc.anything() },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(anything, (raw) => {
      const message = readMessage(raw)
      if (message === undefined) return
      if ('malformed' in message) {
        expect(typeof message.malformed).toBe('string')
        return
      }
      expect(message.v).toBe(1)
      if ('event' in message) expect(typeof message.event).toBe('string')
      else
        expect([
          typeof message.id,
          Number.isFinite(message.info.error_code),
          typeof message.info.error_message,
        ]).toEqual(['string', true, 'string'])
    }),
  )
})

test.each(nonsense.filter(([, raw]) => typeof raw !== 'function'))(
  '%s, returned directly, ends the call as unreadable',
  async (_what, raw) => {
    const host = testHost('script', () => raw)
    await expect(hostCalls(host.window, 'retail').request('one', {}, never)).rejects.toMatchObject({
      kind: 'unreadable',
      code: 1,
    })
  },
)

test('a reply to another call, returned directly, ends this call and not the other one', async () => {
  const host = testHost('script', () => undefined)
  const calls = hostCalls(host.window, 'retail')
  const outcome: unknown[] = []
  void calls.request('one', {}, never).then((data) => outcome.push(data))
  await vi.waitFor(() => expect(host.seen).toHaveLength(1))
  host.answer = () => replyTo(host.seen[0]!, 'stolen')
  await expect(calls.request('two', {}, never)).rejects.toMatchObject({ kind: 'unreadable' })
  expect(outcome).toEqual([])
})

test('invalid input to the receiver ends no call and throws nothing', async () => {
  const host = testHost('android', () => undefined)
  const calls = hostCalls(host.window, 'retail')
  const waiting = calls.request('one', {}, never)
  await vi.waitFor(() => expect(host.seen).toHaveLength(1))
  for (const [, raw] of nonsense) host.speak(raw)
  host.speak(undefined)
  host.speak(null)
  host.speak(replyTo({ ...host.seen[0]!, id: 'guessed' }))
  host.speak(replyTo(host.seen[0]!, 'real'))
  expect(await waiting).toBe('real')
})

test.each(['android', 'ios-promise', 'script'] as const)(
  'the data contains no keys that would change a prototype: %s',
  async (way) => {
    const text =
      '{"a":1,"__proto__":{"isAdmin":true},"list":[{"__proto__":{"isAdmin":true}}],"constructor":{"prototype":{"isAdmin":true}}}'
    const host = testHost(way, (message) =>
      way === 'android'
        ? JSON.stringify(replyTo(message, 'here')).replace('"here"', text)
        : replyTo(message, JSON.parse(text)),
    )
    const data = (await hostCalls(host.window, 'retail').request('one', {}, never)) as Record<string, unknown>
    expect(Object.keys(data)).toEqual(['a', 'list', 'constructor'])
    expect(data.list).toEqual([{}])
    const copied: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(data)) copied[key] = value
    expect(copied.isAdmin).toBeUndefined()
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  },
)
