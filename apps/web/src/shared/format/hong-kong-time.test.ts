import { expect, test } from 'vitest'
import { formatClock, formatPeriod } from './hong-kong-time.ts'

/** 23:30 of 31 December in UTC is the next year in Hong Kong */
const newYear = Date.UTC(2026, 11, 31, 23, 30)

test('A1 a period is written in Hong Kong time, as each language writes it', () => {
  const from = Date.UTC(2026, 10, 1, 16)
  expect(formatPeriod('en-US', from, newYear).replace(/\s/g, ' ')).toBe('Nov 2, 2026 – Jan 1, 2027')
  expect(formatPeriod('zh-CN', from, newYear)).toBe('2026年11月2日至2027年1月1日')
  expect(formatPeriod('zh-HK', from, from + 86_400_000)).toBe('2026年11月2日至11月3日')
})

test('A1 the clock counts to 24 and is that of Hong Kong', () => {
  expect(formatClock('en-US', newYear)).toBe('07:30')
  expect(formatClock('zh-HK', Date.UTC(2026, 0, 1, 16, 5))).toBe('00:05')
})
