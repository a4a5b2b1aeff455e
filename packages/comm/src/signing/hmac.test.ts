import { createCipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hkdf as libraryHkdf } from '@noble/hashes/hkdf.js'
import { hmac as libraryHmac } from '@noble/hashes/hmac.js'
import { sha256 as librarySha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encryptCbc } from './aes-cbc.ts'
import { hkdf, hmac } from './hmac.ts'
import { sha256 } from './sha256.ts'

interface Hkdf {
  ikm: string
  salt: string
  info: string
  length: number
  expected: { okm: string }
}
const vectors = JSON.parse(
  readFileSync(new URL('../../../protocol/vectors/signing.json', import.meta.url), 'utf8'),
) as {
  hmacStandard: { source: string; key: string; data: string; expected: { mac: string } }[]
  hkdf: Hkdf[]
  hkdfStandard: (Hkdf & { source: string })[]
  cbcStandard: { source: string; key: string; iv: string; plaintext: string; expected: { ciphertext: string } }[]
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const text = (utf8: string): Uint8Array => Uint8Array.from(Buffer.from(utf8, 'utf8'))
const hex = (found: Uint8Array): string => Buffer.from(found).toString('hex')

describe("the standards' own examples", () => {
  test.each(vectors.hmacStandard)("S3 HMAC-SHA-256 gives the standard's result: $source", ({ key, data, expected }) => {
    expect(hex(hmac(bytes(key), bytes(data))).slice(0, expected.mac.length)).toBe(expected.mac)
  })

  test.each(vectors.hkdfStandard)(
    "V9 HKDF-SHA-256 gives the standard's result: $source",
    ({ ikm, salt, info, length, expected }) => {
      expect(hex(hkdf(bytes(ikm), bytes(salt), bytes(info), length))).toBe(expected.okm)
    },
  )

  test.each(vectors.cbcStandard)(
    "V9 AES-256-CBC gives the standard's result: $source",
    ({ key, iv, plaintext, expected }) => {
      const sealed = hex(encryptCbc(bytes(key), bytes(iv), bytes(plaintext)))
      // the IV precedes the ciphertext, and a block of padding follows whole blocks
      expect(sealed.slice(32, -32)).toBe(expected.ciphertext)
    },
  )
})

test('V9 HKDF gives the result of every vector', () => {
  for (const { ikm, salt, info, length, expected } of vectors.hkdf)
    expect(hex(hkdf(bytes(ikm), bytes(salt), text(info), length))).toBe(expected.okm)
})

const some = (maxLength: number) => fc.uint8Array({ maxLength })
const exactly = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

describe('whatever is put in, the same comes out of node:crypto and of the library', () => {
  test('S3 SHA-256 and HMAC over any parts equal those of node:crypto and of the library', () => {
    fc.assert(
      fc.property(some(200), fc.array(some(100), { maxLength: 4 }), (key, parts) => {
        const whole = Uint8Array.from(Buffer.concat(parts))
        expect(hex(sha256(...parts))).toBe(createHash('sha256').update(whole).digest('hex'))
        expect(hex(hmac(key, ...parts))).toBe(createHmac('sha256', key).update(whole).digest('hex'))
        expect(hmac(key, ...parts)).toEqual(libraryHmac(librarySha256, key, whole))
      }),
    )
  })

  test('V9 HKDF of any length equals that of node:crypto and of the library', () => {
    fc.assert(
      fc.property(some(100), some(100), some(100), fc.integer({ min: 1, max: 200 }), (ikm, salt, info, length) => {
        const okm = hkdf(ikm, salt, info, length)
        expect(hex(okm)).toBe(hex(new Uint8Array(hkdfSync('sha256', ikm, salt, info, length))))
        expect(okm).toEqual(libraryHkdf(librarySha256, ikm, salt, info, length))
      }),
    )
  })

  test('V9 AES-256-CBC with PKCS#7 of any text equals that of node:crypto and of the library', () => {
    fc.assert(
      fc.property(exactly(32), exactly(16), some(100), (key, iv, plain) => {
        const cipher = createCipheriv('aes-256-cbc', key, iv)
        const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final()])
        expect(hex(encryptCbc(key, iv, plain))).toBe(hex(sealed))
      }),
    )
  })
})
