import { expect, test } from 'vitest'
import { axisTop, isNamed, mostNamedDays, shortIn } from './axis.ts'

test('An axis ends at a round figure above the highest one, with a whole figure at its half', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 134, 265, 1000, 1001, 9999].map(axisTop)).toEqual([
    2, 2, 2, 4, 8, 10, 20, 200, 300, 1000, 2000, 10_000,
  ])
})

test('Each day of a week has its date below it, and of more days at most seven', () => {
  const named = (days: number) => Array.from({ length: days }, (_, nth) => nth).filter((nth) => isNamed(nth, days))
  expect(named(7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(named(30)).toEqual([2, 7, 12, 17, 22, 27])
  for (let days = 8; days <= 92; days++) expect(named(days).length, `${days} days`).toBeLessThanOrEqual(mostNamedDays)
})

test('A figure of an axis is short in each language', () => {
  expect([shortIn('en-US', 90), shortIn('en-US', 1_250), shortIn('zh-CN', 25_000)]).toEqual(['90', '1.3K', '2.5万'])
})
