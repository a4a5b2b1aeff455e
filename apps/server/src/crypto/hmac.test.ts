import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacSha256 } from './hmac.ts'

test('S3 hmacSha256 equals the HMAC-SHA256 of node:crypto for keys of up to a block and consecutive messages', () => {
  const keys = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes))
  const messages = fc.array(fc.string({ unit: 'grapheme', maxLength: 1500, size: 'max' }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(keys, messages, (key, texts) => {
      const mac = hmacSha256(key)
      for (const text of texts) expect(mac(text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
    }),
    { numRuns: 300 },
  )
})

test('hmacSha256 refuses a key longer than a block', () => {
  expect(() => hmacSha256(Buffer.alloc(65))).toThrow(RangeError)
})
