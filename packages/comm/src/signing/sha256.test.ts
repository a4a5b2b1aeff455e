import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

const ofNode = (...parts: Uint8Array[]): string => {
  const running = createHash('sha256')
  for (const part of parts) running.update(part)
  return running.digest('hex')
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const counted = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => i)

test('S3 the examples of FIPS 180-4 have the digests that the standard prints', () => {
  const of = (text: string) => hex(sha256(Buffer.from(text)))
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(of('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  expect(of('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('S3 messages of every length up to four blocks have the digest that Node gives', () => {
  for (let length = 0; length <= 256; length++) {
    const message = counted(length)
    expect(hex(sha256(message)), `${length} bytes`).toBe(ofNode(message))
  }
})

test('S3 any parts have the digest that Node gives for the same parts, and stay unchanged', () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 })
  fc.assert(
    fc.property(parts, (given) => {
      const before = given.map(hex)
      expect(hex(sha256(...given))).toBe(ofNode(...given))
      expect(given.map(hex)).toEqual(before)
    }),
  )
})

/** A root this close to the next 32-bit fraction could be rounded differently by another engine. */
const leastMargin = 1e-3

test('S3 every engine rounds each constant to the same value, since no root is close to the next fraction of 32 bits', () => {
  const primes = Array.from({ length: 312 }, (_, n) => n).filter(
    (n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((divisor) => n % divisor),
  )
  expect(primes).toHaveLength(64)
  const margins = [...primes.map(Math.cbrt), ...primes.slice(0, 8).map(Math.sqrt)].map((root) => {
    const below = ((root % 1) * 2 ** 32) % 1
    return Math.min(below, 1 - below)
  })
  // the error of a root in double precision is below 1e-5 of that unit
  expect(Math.min(...margins)).toBeGreaterThan(leastMargin)
})

test('SEC-17 the hash of a public key equals that of every vector', () => {
  const file = new URL('../../../protocol/vectors/signing.json', import.meta.url)
  const { keyBinding }: { keyBinding: { appPubKey: string; expected: { appPubKeyHash: string } }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  expect(keyBinding.length).toBeGreaterThan(1)
  for (const { appPubKey, expected } of keyBinding)
    expect(hex(sha256(Buffer.from(appPubKey)))).toBe(expected.appPubKeyHash)
})
