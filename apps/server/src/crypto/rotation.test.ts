import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, sealUnder, unseal } from './at-rest.ts'
import { headerMark, headerOf, type KeyRing, kidOf, unnamed } from './key-ring.ts'
import { hashesOf, isOneOf, lockOf, peppered } from './keyed-hash.ts'

const bytes = (n: number): Buffer => Buffer.alloc(32, n)
const ring = (...keys: [kid: string, n: number][]): KeyRing => ({
  current: keys[0]?.[0] ?? unnamed,
  keys: new Map(keys.map(([kid, n]) => [kid, bytes(n)])),
})
const [single, announced, both, last] = [
  ring([unnamed, 1]),
  ring([unnamed, 1], ['b', 2]),
  ring(['b', 2], [unnamed, 1]),
  ring(['b', 2]),
]

test('O3 every ring of a rotation opens what the rings beside it sealed', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(texts, (text) => {
      for (const [seals, opens] of [
        [single, announced],
        [announced, both],
        [both, announced],
        [both, last],
        [last, both],
      ] as const)
        expect(unseal(opens, seal(seals, text))).toBe(text)
    }),
    { numRuns: 30 },
  )
  expect(() => unseal(last, seal(single, 'text'))).toThrow('the key without a kid is not in the ring')
  expect(() => unseal(single, seal(last, 'text'))).toThrow()
})

test('O3 a single key seals as before keys had names, so that a server of an earlier version opens it', () => {
  expect(unseal(single, sealUnder(bytes(1), 'text'))).toBe('text')
  expect(seal(single, 'text')).toHaveLength(sealUnder(bytes(1), 'text').length)
})

test('O3 a sealed value names its key, and a changed name or byte does not open', () => {
  const sealed = seal(both, 'text')
  expect(kidOf(sealed)).toBe('b')
  const renamed = Buffer.concat([headerOf('c'), sealed.subarray(headerOf('b').length)])
  expect(() => unseal(ring(['c', 2], [unnamed, 1]), renamed)).toThrow()
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(both, changed)).toThrow()
  }
})

test('O3 a value without a name opens even if its random bytes look like a header', () => {
  // an IV that begins like the header of the key b
  const iv = Buffer.concat([headerOf('b'), randomBytes(6)])
  expect(iv.subarray(0, headerMark.length)).toEqual(headerMark)
  const sealed = sealUnder(bytes(1), 'text', Buffer.alloc(0), iv)
  expect(unseal(both, sealed)).toBe('text')
})

test('O3 hashes under every pepper of a ring are right, and the current one is stored with its name', () => {
  const [stored, earlier] = hashesOf(both, 'mobile', '+85251000001')
  expect(kidOf(stored)).toBe('b')
  expect(earlier).toEqual(hashesOf(single, 'mobile', '+85251000001')[0])
  expect(earlier).toHaveLength(32)
  const macs = peppered(both, 'upload view', 'x')
  expect(isOneOf(macs, peppered(single, 'upload view', 'x')[0])).toBe(true)
  expect(isOneOf(macs, peppered(last, 'upload view', 'x')[0])).toBe(true)
  expect(isOneOf(macs, peppered(last, 'upload view', 'y')[0])).toBe(false)
  expect(isOneOf(macs, Buffer.alloc(0))).toBe(false)
  expect(lockOf(both, 'mobile', 'x')).toBe(lockOf(announced, 'mobile', 'x'))
})
