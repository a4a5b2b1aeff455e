import { expect, test } from 'vitest'
import { barsInView, type ChartBar } from './bars.ts'

const bar = (time: string | number): ChartBar => ({ time, open: '1', high: '1', low: '1', close: '1', volume: '0' })
const days = ['2025-11-20', '2025-11-21', '2025-11-24', '2026-11-20'].map(bar)

test('R31 a chart of a year begins where the 52-week range begins', () => {
  expect(barsInView('year', days, '2026-11-20')).toBe(3)
  // the range of a day without trading ends on that day
  expect(barsInView('year', days, '2026-11-22')).toBe(2)
})

test('R31 charts of a month and a quarter begin with a number of trading days, and all other charts show every bar', () => {
  expect(barsInView('month', days, '2026-11-20')).toBe(22)
  expect(barsInView('quarter', days, '2026-11-20')).toBe(65)
  for (const range of ['day', 'fiveDays', 'fiveYears'] as const)
    expect(barsInView(range, days, '2026-11-20')).toBeUndefined()
})
