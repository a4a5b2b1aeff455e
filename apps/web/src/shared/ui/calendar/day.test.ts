import { expect, test } from 'vitest'
import { addMonths, dateOf, dayOf } from './day.ts'

test.each([
  ['2026-11-21', '2027-05-21'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('K3 six months after %s is %s', (from, to) => {
  expect(addMonths(from, 6)).toBe(to)
})

test('a day is unchanged after conversion to a Date and back', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-11-01', '2024-02-29']) expect(dayOf(dateOf(day))).toBe(day)
})
