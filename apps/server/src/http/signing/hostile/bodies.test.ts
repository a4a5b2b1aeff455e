import { describe, expect, test } from 'vitest'
import { hostileFixture, pathOf } from './fixture.ts'

const { app, own, credentials, send, doingNothing } = await hostileFixture()

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

/** Correctly signed bodies that must still be refused. */
const bodies: [what: string, body: string | Buffer, reason: string][] = [
  ['over 64 KB', `{"a":"${'x'.repeat(65_536)}"}`, 'too_large'],
  ['of 64 KB of brackets', '['.repeat(65_000), 'invalid_request'],
  ['nested 10,000 times in arrays', nested('[', ']', 10_000), 'invalid_request'],
  ['nested 5,000 times in objects', nested('{"a":', '}', 5_000), 'invalid_request'],
  ['nested 33 times', nested('{"a":', '}', 33), 'invalid_request'],
  ['with __proto__', '{"__proto__":{"level":"login"}}', 'invalid_request'],
  ['with __proto__ deep inside', '{"a":[{"b":{"__proto__":{"polluted":true}}}]}', 'invalid_request'],
  ['with __proto__ escaped', '{"\\u005f\\u005fproto__":1}', 'invalid_request'],
  ['with a field twice', '{"areaCode":"852","areaCode":"86"}', 'invalid_request'],
  ['with a field twice, one escaped', '{"areaCode":"852","\\u0061reaCode":"86"}', 'invalid_request'],
  ['with a NUL', '{"areaCode":"852\\u0000"}', 'invalid_request'],
  ['with a lone surrogate', '{"areaCode":"\\ud800"}', 'invalid_request'],
  ['not in UTF-8', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]), 'invalid_request'],
  ['with an overlong character', Buffer.from('7b22c0af223a317d', 'hex'), 'invalid_request'],
  ['in UTF-16', Buffer.from('{"a":1}', 'utf16le'), 'invalid_request'],
  ['behind a byte order mark', '\ufeff{"a":1}', 'invalid_request'],
  ['cut off', '{"areaCode":"852"', 'invalid_request'],
  ['of two values', '{}{}', 'invalid_request'],
  ['in JSON with a comma too many', '{"a":1,}', 'invalid_request'],
  ['of NaN', 'NaN', 'invalid_request'],
]

const cases = app.signedRoutes.flatMap((route) =>
  route.levels.map((level) => [`${route.method} ${route.url} as ${level}`, pathOf(route.url), level] as const),
)

describe.each(cases)('%s', (_name, path, level) => {
  test('S4 refuses a signed body that is too large, malformed or ambiguous, and does nothing', async () => {
    const held = await credentials(level)
    await doingNothing(async () => {
      for (const [what, body, reason] of bodies)
        expect([what, await send(own.signBytes(path, body, held))]).toEqual([what, reason])
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    })
  })
})
