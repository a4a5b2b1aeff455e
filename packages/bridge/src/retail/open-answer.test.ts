import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sealed } from '../testing/sealed.ts'
import { openAnswer } from './open-answer.ts'

const key = randomBytes(32)
const failure = { kind: 'decryption', code: -1, message: 'front-end decryption failed' }
const attempt = (data: unknown, by: Uint8Array = key): unknown => {
  try {
    return openAnswer(by, data)
  } catch (error) {
    return error
  }
}

test('B1 a reply sealed with AES-256-CBC, preceded by the IV, is decrypted whatever it contains', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.string({ unit: 'grapheme' }), (status, text) => {
      const date = 'Fri, 31 Jul 2026 08:00:00 GMT'
      expect(openAnswer(key, sealed(key, JSON.stringify({ status, date, text })))).toEqual({ status, date, text })
    }),
  )
  expect(openAnswer(key, sealed(key, '{"status":204,"text":""}'))).toEqual({ status: 204, text: '' })
})

test('B1 no wrong key ever gives a reply', () => {
  const data = sealed(key, JSON.stringify({ status: 200, text: 'x'.repeat(100) }))
  // one wrong key in 256 gives a valid padding
  for (let i = 0; i < 600; i++)
    expect(attempt(data, createHash('sha256').update(String(i)).digest())).toMatchObject(failure)
})

describe('B1 a value that cannot be decrypted is a decryption failure with the message of the specification', () => {
  const good = sealed(key, '{"status":200,"text":""}')
  const bytes = Buffer.from(good, 'base64')
  test.each<[string, unknown]>([
    ['no text', null],
    ['an object', { status: 200, text: '' }],
    ['nothing', ''],
    ['no base64', '§§§'],
    ['less than a block', bytes.subarray(0, 8).toString('base64')],
    ['an IV alone', bytes.subarray(0, 16).toString('base64')],
    ['half a block more', bytes.subarray(0, -8).toString('base64')],
    ['a block less', bytes.subarray(0, -16).toString('base64')],
    ['bytes that are no UTF-8', sealed(key, Uint8Array.of(0xff, 0xfe, 0x80))],
    ['text that is no UTF-8', sealed(key, Buffer.from('{"status":200,"text":"\xff"}', 'latin1'))],
    ['no JSON', sealed(key, '<html>')],
    ['no object', sealed(key, '"text"')],
    ['no status', sealed(key, '{"text":""}')],
    ['a status as text', sealed(key, '{"status":"200","text":""}')],
    ['no text in it', sealed(key, '{"status":200,"text":{}}')],
  ])('%s', (_what, data) => {
    expect(attempt(data)).toMatchObject(failure)
  })
})

test('B1 a date that is no text is left out, and unknown fields of the reply are dropped', () => {
  const text = '{"status":200,"text":"a","date":7,"__proto__":{"isAdmin":true},"more":1}'
  expect(openAnswer(key, sealed(key, text))).toStrictEqual({ status: 200, text: 'a' })
})
