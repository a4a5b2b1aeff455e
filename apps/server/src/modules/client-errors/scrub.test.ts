import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrub, scrubReport } from './scrub.ts'

describe('scrub and scrubReport', () => {
  test.each([
    ['Malformed number 51234567', 'Malformed number #'],
    ['+852 5123 4567 is in use', '+# is in use'],
    ['(852) 5123-4567', '(#'],
    ['號碼５１２３４５６７', '號碼#'],
    ['٥١٢٣٤٥٦٧', '#'],
    ['code 12345', 'code #'],
    ['mail an@example.com now', 'mail @ now'],
    ['GET https://x.example/a?mobile=5123&x=1 failed', 'GET https://x.example/a? failed'],
    ['#/loginPage?next=/account', '#/loginPage?'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'token …'],
    ['a\u0000b\nc', 'a b c'],
    ['lone \ud800 half', 'lone \ufffd half'],
  ])('A12 The text %j is scrubbed to %j', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed)
  })

  test.each([
    "Cannot read properties of undefined (reading 'map')",
    'Loading chunk 42 failed',
    'HTTP 4294',
    '加载失败',
  ])('A12 Text that helps an engineer is unchanged: %j', (text) => {
    expect(scrub(text)).toBe(text)
  })

  test('A12 No scrubbed text contains five consecutive digits, a mail address or a control character', () => {
    const personal = fc.oneof(fc.stringMatching(/^\p{Nd}{5,12}$/u), fc.emailAddress(), fc.constant('\u0000'))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), personal, fc.string({ unit: 'binary' }), (before, secret, after) => {
        const scrubbed = scrub(before + secret + after)
        expect(scrubbed).not.toMatch(/\p{Nd}{5}/u)
        expect(scrubbed).not.toMatch(/\p{Cc}/u)
        if (secret.includes('@')) expect(scrubbed).not.toContain(secret)
      }),
    )
  })

  test("A12 Only frames of the client's own bundles remain, with their full columns", () => {
    const frames = [
      'assets/page-Dx12345678.js:1:123456',
      'https://evil.example/x.js:1:1',
      'at login (51234567)',
      '../etc:1:1',
    ]
    const { stack } = scrubReport({ name: 'E', message: '', stack: frames, route: '/', release: '1' })
    expect(stack).toEqual(['assets/page-Dx12345678.js:1:123456'])
  })
})
