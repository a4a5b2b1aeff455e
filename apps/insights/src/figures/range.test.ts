import { mostFigureDays } from '@foyer/api/tracking/figures'
import { expect, test } from 'vitest'
import { daysIn, everyDay, isRange, mostDays, presetAt } from './range.ts'

const evening = Date.UTC(2026, 0, 5, 15, 59)
const night = Date.UTC(2026, 0, 5, 16, 1)

test('a day begins at midnight in Hong Kong, wherever the operator is', () => {
  expect(presetAt('today', evening)).toEqual({ from: '2026-01-05', to: '2026-01-05' })
  expect(presetAt('today', night)).toEqual({ from: '2026-01-06', to: '2026-01-06' })
})

test('7 and 30 days end today, which is one of them', () => {
  expect(presetAt('week', evening)).toEqual({ from: '2025-12-30', to: '2026-01-05' })
  expect(daysIn(presetAt('month', evening))).toBe(30)
})

test('a custom range has its days in order, and at most 92 as the server allows', () => {
  expect(mostDays).toBe(mostFigureDays)
  expect(isRange({ from: '2026-01-01', to: '2026-04-02' })).toBe(true)
  expect(isRange({ from: '2026-01-01', to: '2026-04-03' })).toBe(false)
  expect(isRange({ from: '2026-01-02', to: '2026-01-01' })).toBe(false)
  expect(isRange({ from: '', to: '2026-01-01' })).toBe(false)
})

test('every day of a range occurs once, also across the end of a month', () => {
  expect(everyDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
