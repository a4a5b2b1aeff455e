import { expect, test } from 'vitest'
import { clamp, readAmount } from './amount.ts'

test.each([
  [0, 1],
  [-5, 1],
  [7, 7],
  [2000, 1000],
])('K9 %i is clamped to %i between 1 and 1,000', (value, clamped) => {
  expect(clamp(value, { min: 1, max: 1000, step: 1 })).toBe(clamped)
})

test.each([
  [1204, 1200],
  [1260, 1250],
  [1276, 1300],
  [9999, 1950],
  [0, 1150],
])('an amount is rounded to a whole step from the minimum: %i becomes %i', (value, clamped) => {
  expect(clamp(value, { min: 1150, max: 1999, step: 50 })).toBe(clamped)
})

test('an amount without an upper limit is not clamped', () => {
  expect(clamp(999_999_999, { min: 1, max: Number.POSITIVE_INFINITY, step: 1 })).toBe(999_999_999)
})

test.each([
  ['12', 12],
  ['12,000', 12_000],
  [' 1 200 ', 1200],
  ['１２', 12],
  ['', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['12a', undefined],
  ['9'.repeat(16), undefined],
])('the typed amount %j is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
