import { expect, test } from 'vitest'
import { shuffledOrder, usualOrder } from './key-order.ts'

test('K11 shuffled keys contain each digit once, and each digit can be in each place', () => {
  const seen = new Set<string>()
  for (let round = 0; round < 2000; round++) {
    const order = shuffledOrder()
    expect([...order].sort()).toEqual([...usualOrder].sort())
    for (const [place, digit] of order.entries()) seen.add(`${digit} at ${place}`)
  }
  expect(seen.size).toBe(100)
})
