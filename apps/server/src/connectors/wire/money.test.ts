import { expect, test } from 'vitest'
import { centsOf, money, moneyOf } from './money.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1_234_50, '1234.50'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%d cents are %s dollars and back', (cents, amount) => {
  expect(moneyOf(cents)).toBe(amount)
  expect(centsOf(amount)).toBe(cents)
})

test.each(['1', '1.5', '01.00', '-1.00', '1.005', '1,000.00', ''])('%s is no amount of the wire', (text) => {
  expect(money.safeParse(text).success).toBe(false)
})

test.each([-1, 0.5, Number.NaN])('%d cents are no amount', (cents) => {
  expect(() => moneyOf(cents)).toThrow(RangeError)
})
