import { expect, test } from 'vitest'
import { languages } from '../text/languages.ts'
import { formatClock, formatDay, formatNearDay, formatPeriod } from './hong-kong-time.ts'

/** 23:30 of 31 December in UTC is already the next year in Hong Kong */
const newYear = Date.UTC(2026, 11, 31, 23, 30)

test('A1 a period is written in Hong Kong time in the format of each language', () => {
  const from = Date.UTC(2026, 10, 1, 16)
  expect(formatPeriod('en-US', from, newYear).replace(/\s/g, ' ')).toBe('Nov 2, 2026 – Jan 1, 2027')
  expect(formatPeriod('zh-CN', from, newYear)).toBe('2026年11月2日至2027年1月1日')
  expect(formatPeriod('zh-HK', from, from + 90_000_000)).toBe('2026年11月2日至11月3日')
})

test.each([
  ['zh-CN', '2026年11月2日至12月31日'],
  ['en-US', 'Nov 2 – Dec 31, 2026'],
] as const)('A1 a period that ends at midnight in Hong Kong ends on the day before (%s)', (language, period) => {
  const [from, midnight] = [Date.UTC(2026, 10, 2, 1), Date.UTC(2026, 11, 31, 16)]
  expect(formatPeriod(language, from, midnight).replace(/\s/g, ' ')).toBe(period)
  expect(formatPeriod(language, midnight - 3_600_000, midnight)).toBe(formatDay(language, midnight - 1))
})

test('SCREEN-8 A1 a period within one day is written as that day', () => {
  const evening = Date.UTC(2026, 10, 26, 11)
  expect(formatPeriod('zh-CN', evening, evening + 5_400_000)).toBe('2026年11月26日')
  expect(formatPeriod('zh-HK', evening, evening + 5_400_000)).toBe('2026年11月26日')
  expect(formatPeriod('en-US', evening, evening + 5_400_000)).toBe('Nov 26, 2026')
})

test('A1 a day within half a year is written without its year, and a day further away with it', () => {
  const now = Date.UTC(2026, 10, 28)
  expect(formatNearDay('en-US', newYear, now)).toBe('Jan 1')
  expect(formatNearDay('zh-CN', Date.UTC(2026, 5, 1), now)).toBe('6月1日')
  expect(formatNearDay('zh-HK', Date.UTC(2027, 10, 1), now)).toBe('2027年11月1日')
  expect(formatNearDay('en-US', Date.UTC(2025, 11, 1), now)).toBe('Dec 1, 2025')
})

test('A1 a time of day is written on the 24-hour clock in Hong Kong time', () => {
  expect(formatClock('en-US', newYear)).toBe('07:30')
  expect(formatClock('zh-HK', Date.UTC(2026, 0, 1, 16, 5))).toBe('00:05')
})

test('A1 days and times match Intl.DateTimeFormat over four years, and English ranges over one year', () => {
  const timeZone = 'Asia/Hong_Kong'
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const english = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' })
  for (const language of languages) {
    const dateStyle = language === 'en-US' ? 'medium' : 'long'
    const day = new Intl.DateTimeFormat(language, { timeZone, dateStyle })
    for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2029, 0, 1); at += 7.3 * 3_600_000) {
      expect(formatDay(language, at)).toBe(day.format(at))
      expect(formatClock(language, at)).toBe(clock.format(at))
    }
  }
  for (const length of [0, 1, 9, 40, 400])
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5 * 86_400_000) {
      const to = at + length * 86_400_000
      expect(formatPeriod('en-US', at, to)).toBe(english.formatRange(at, to))
    }
})
