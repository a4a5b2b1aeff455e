import { expect, test } from 'vitest'
import { settle, type WheelValue } from '../picker-wheel/columns.ts'
import { type DateLimits, dateColumns } from './date-columns.ts'

const columns = (limits: DateLimits) => dateColumns(limits, 'en-US', ['Year', 'Month', 'Day'])
const values = (limits: DateLimits, value: WheelValue) =>
  columns(limits)(value).map(({ options }) => [options[0]?.value, options.at(-1)?.value])
const settled = (limits: DateLimits, value: WheelValue) => settle(columns(limits), value).join('-')

test('K4 the years range from ten before to ten after the given year', () => {
  expect(values({ year: 2026 }, ['2026', '11', '21'])).toEqual([
    ['2016', '2036'],
    ['1', '12'],
    ['1', '30'],
  ])
})

test.each([
  ['2024', '2', '29'],
  ['2026', '2', '28'],
  ['2026', '4', '30'],
  ['2026', '12', '31'],
])('K4 the number of days depends on the month: %s-%s has %s', (year, month, last) => {
  expect(values({ year: 2026 }, [year, month, '1'])[2]).toEqual(['1', last])
  expect(settled({ year: 2026 }, [year, month, '31'])).toBe(`${year}-${month}-${last}`)
})

test('K4 a first and a last day limit the years, and the months and days at both ends', () => {
  const limits = { year: 2026, min: '2025-03-15', max: '2026-11-21' }
  expect(values(limits, ['2025', '3', '20'])).toEqual([
    ['2025', '2026'],
    ['3', '12'],
    ['15', '31'],
  ])
  expect(values(limits, ['2026', '11', '1']).slice(1)).toEqual([
    ['1', '11'],
    ['1', '21'],
  ])
  expect(settled(limits, ['2026', '12', '31'])).toBe('2026-11-21')
  expect(settled(limits, ['2025', '1', '5'])).toBe('2025-3-15')
  expect(settled(limits, ['1990', '1', '5'])).toBe('2025-3-15')
})

test('K4 limits more than ten years away do not change the years', () => {
  expect(values({ year: 2026, min: '1990-01-01', max: '2090-01-01' }, ['2026', '1', '1'])[0]).toEqual(['2016', '2036'])
})
