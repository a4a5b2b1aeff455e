import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test.each([
  [-1, 0],
  [0, 0],
  [0.4, 0],
  [41.5, 42],
  [99.4, 99],
  [100, 100],
  [100.1, 100],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('K10 a progress of %d is shown as %d', (value, shown) => {
  expect(percentOf(value)).toBe(shown)
})
