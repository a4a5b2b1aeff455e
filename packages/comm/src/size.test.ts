import { expect, test } from 'vitest'
import { measureSizes } from '../scripts/sizes.ts'

test('a visitor loads at most 10 KB, and one host at most 14 KB in total', {
  timeout: 60_000,
}, async () => {
  const sizes = await measureSizes()
  expect(sizes.filter(({ bar }) => bar).map(({ bar }) => bar)).toEqual([10_240, 14_336, 14_336])
  for (const { what, bytes, bar = Number.POSITIVE_INFINITY } of sizes) {
    expect(bytes, what).toBeGreaterThan(5 * 1024)
    expect(bytes, what).toBeLessThanOrEqual(bar)
  }
})
