import { expect, test } from 'vitest'
import { base62, decimal, randomText } from './random.ts'

test('S2 every character of a nonce is equally likely: a byte that would bias the result is drawn again', () => {
  const every = Uint8Array.from({ length: 256 }, (_, i) => i)
  const counts = (alphabet: string): Set<number> => {
    const fair = Math.floor(256 / alphabet.length) * alphabet.length
    const drawn = randomText((length) => every.slice(0, Math.min(length, 256)), alphabet, fair)
    return new Set([...alphabet].map((char) => drawn.split(char).length - 1))
  }
  expect(counts(base62)).toEqual(new Set([4]))
  expect(counts(decimal)).toEqual(new Set([25]))
})

test('S2 a source that gives only unusable bytes for a while still leads to a text of the requested length', () => {
  let draws = 0
  const text = randomText((length) => new Uint8Array(length).fill(draws++ < 3 ? 255 : 61), base62, 10)
  expect(text).toBe('zzzzzzzzzz')
  expect(draws).toBe(4)
})
