import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'
import { toHex } from './hex.ts'
import { utf8 } from './utf8.ts'

test('base64 and hex equal those of the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'))
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes))
      expect(fromBase64(Buffer.from(bytes).toString('base64url'))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test.each(['a', 'abcde', 'ab=c', 'ab c', 'ab!d', '认购'])('%s is not valid base64', (text) => {
  expect(fromBase64(text)).toBeUndefined()
})

test('text becomes the bytes that fetch would send, including lone surrogates', () => {
  const encoder = new TextEncoder()
  const check = (text: string): void => {
    expect(utf8(text)).toEqual(encoder.encode(text))
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), check))
  for (const text of ['%41', '认购绿色债券 🎉', '\ud800', 'a\udc00b']) check(text)
})
