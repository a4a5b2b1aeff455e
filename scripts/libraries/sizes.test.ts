import { expect, test } from 'vitest'
import { measureSizes } from './sizes.ts'

test('What a client loads of each library has at most the size of its limit', { timeout: 60_000 }, async () => {
  for (const { what, bytes, limit = Number.POSITIVE_INFINITY } of await measureSizes()) {
    expect(bytes, what).toBeGreaterThan(100)
    expect(bytes, what).toBeLessThanOrEqual(limit)
  }
})
