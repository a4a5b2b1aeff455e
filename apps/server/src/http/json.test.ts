import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './json.ts'

const read = (text: string) => readJson(Buffer.from(text))
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('readJson reads the output of JSON.stringify as JSON.parse does, except for NUL and __proto__', () => {
  const value = fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' })
  const isText = (text: string) => !/\\u0000|"__proto__"/.test(text)
  fc.assert(
    fc.property(value, fc.nat(3), (given, indent) => {
      const text = JSON.stringify(given, undefined, indent)
      fc.pre(isText(text))
      expect(read(text)).toEqual(JSON.parse(text))
    }),
  )
})

describe('S4 a body that two parsers could read differently is refused', () => {
  test.each([
    ['a name twice', '{"a":1,"a":2}', 'twice'],
    ['a name twice, written differently', '{"a":1,"\\u0061" : 2}', 'twice'],
    ['a name twice, deep inside', '{"x":[{"y":{"a":1,"b":2,"a":1}}]}', 'twice'],
    ['no JSON', '{', 'not JSON'],
    ['a byte order mark', '\ufeff{}', 'not JSON'],
    ['two values', '{}{}', 'not JSON'],
    ['a comment', '{/**/}', 'not JSON'],
    ['__proto__', '{"__proto__":{"level":"login"}}', 'must not be'],
    ['__proto__, written differently', '{"a":{"\\u005f_proto__":1}}', 'must not be'],
    ['a NUL in a value', '{"a":"b\\u0000"}', 'none'],
    ['a NUL in a name', '{"b\\u0000":1}', 'none'],
    ['a lone surrogate', '["\\ud83d"]', 'none'],
    ['33 levels', nested(33), 'too deeply'],
    ['30,000 levels', nested(30_000), 'too deeply'],
  ])('a body with %s', (_what, text, why) => {
    expect(() => read(text)).toThrow(why)
  })

  test.each([
    ['a cut character', [0x22, 0xe9, 0xa6, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('a body with %s', (_what, bytes) => {
    expect(() => readJson(Buffer.from(bytes))).toThrow('not UTF-8')
  })
})

test('readJson does not mistake quotes, backslashes and colons in strings for names, and reads 32 levels', () => {
  const value = { 'a":': '":"', b: '\\":', '\\': [':', '"'], c: { a: 1, b: 2 }, d: { a: 1 } }
  expect(read(JSON.stringify(value))).toEqual(value)
  expect(read(nested(32))).toBeInstanceOf(Array)
})
