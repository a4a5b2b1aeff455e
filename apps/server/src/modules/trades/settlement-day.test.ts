import { expect, test } from 'vitest'
import { sampleClosures } from '../trading-calendar/testing.ts'
import { settlementDay } from './settlement-day.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const none = sampleClosures()

test.each([
  ['an ordinary Monday', '2026-01-05T10:00', '2026-01-07'],
  ['a Thursday: the weekend is left out', '2026-01-08T10:00', '2026-01-12'],
  ['the last day of the year: the holiday is left out', '2026-12-31T11:00', '2027-01-05'],
  ['the eve of Lunar New Year', '2026-02-16T11:00', '2026-02-23'],
  ['a moment before midnight in Hong Kong', '2026-01-05T23:59:59', '2026-01-07'],
  ['midnight itself', '2026-01-06T00:00', '2026-01-08'],
])('R16 a trade settles on the second trading day after its own: %s', (_, executed, settles) => {
  expect(settlementDay(none, at(executed))).toBe(settles)
})

test('R16 a typhoon that stops a whole day moves settlement; one that stops only the afternoon does not', () => {
  expect(settlementDay(sampleClosures([['2026-01-06', 0]]), at('2026-01-05T10:00'))).toBe('2026-01-08')
  expect(settlementDay(sampleClosures([['2026-01-06', 780]]), at('2026-01-05T10:00'))).toBe('2026-01-07')
})
