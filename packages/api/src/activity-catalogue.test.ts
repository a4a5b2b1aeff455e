import { expect, test } from 'vitest'
import { cataloguedActivities } from './activity-catalogue.ts'
import { activityCodePattern } from './codes.ts'
import { allEndpoints } from './endpoints/all.ts'

test('No two activities of the catalogue have the same number or route', () => {
  for (const field of ['number', 'route'] as const) {
    const values = cataloguedActivities.map((activity) => activity[field])
    expect(new Set(values).size).toBe(values.length)
  }
})

test('Every code of the catalogue has the form of a code', () => {
  for (const { code } of cataloguedActivities) expect(code).toMatch(activityCodePattern)
})

test('Every endpoint of one activity has a number of the catalogue in its path', () => {
  const numbers = Object.keys(allEndpoints).flatMap((call) => / \/user\/(\d+)\//.exec(call)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(5)
  expect(cataloguedActivities.map(({ number }) => String(number))).toEqual(expect.arrayContaining(numbers))
})
