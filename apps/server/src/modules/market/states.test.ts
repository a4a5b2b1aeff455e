import { expect, test } from 'vitest'
import type { ClosureReason } from '../trading-calendar/closures.ts'
import { sampleClosures } from '../trading-calendar/testing.ts'
import { marketAt } from './states.ts'

const at = (moment: string) => Date.parse(`${moment}+08:00`)

const declared = (day?: string, reason: ClosureReason = 'typhoon', minute = 0) => ({
  closures: sampleClosures(day === undefined ? [] : [[day, minute]]),
  reasons: new Map(day === undefined ? [] : [[day, reason]]),
})

// Monday 5 January 2026 is an ordinary trading day; Wednesday 24 December 2025 is a half day
test.each([
  ['2026-01-05T00:00', 'closed', 'pre_open', '2026-01-05T09:00'],
  ['2026-01-05T09:00', 'pre_open', 'open', '2026-01-05T09:30'],
  ['2026-01-05T09:30', 'open', 'lunch', '2026-01-05T12:00'],
  ['2026-01-05T12:00', 'lunch', 'open', '2026-01-05T13:00'],
  ['2026-01-05T13:00', 'open', 'closed', '2026-01-05T16:00'],
  ['2026-01-05T16:00', 'closed', 'pre_open', '2026-01-06T09:00'],
  ['2026-01-09T16:00', 'closed', 'pre_open', '2026-01-12T09:00'],
  ['2026-01-10T11:00', 'closed', 'pre_open', '2026-01-12T09:00'],
  ['2025-12-24T12:00', 'closed', 'holiday', '2025-12-25T00:00'],
  ['2025-12-25T10:00', 'holiday', 'closed', '2025-12-27T00:00'],
  ['2025-12-31T12:00', 'closed', 'holiday', '2026-01-01T00:00'],
])('O7 at %s the market is %s, then %s from %s on', (moment, state, next, nextAt) => {
  expect(marketAt(declared(), at(moment))).toMatchObject({ state, next, nextAt: at(nextAt) })
})

test.each([
  ['all day', 0, '2026-01-05T08:00', 'stopped', 'closed', '2026-01-05T16:00'],
  ['from 11:00 on, before', 660, '2026-01-05T10:59', 'open', 'stopped', '2026-01-05T11:00'],
  ['from 11:00 on', 660, '2026-01-05T11:00', 'stopped', 'closed', '2026-01-05T16:00'],
  ['from 11:00 on, at lunch', 660, '2026-01-05T12:30', 'stopped', 'closed', '2026-01-05T16:00'],
  ['at lunch', 750, '2026-01-05T12:15', 'lunch', 'stopped', '2026-01-05T12:30'],
  ['after the close', 1000, '2026-01-05T17:00', 'closed', 'pre_open', '2026-01-06T09:00'],
])('O7 a typhoon changes the state of the market: %s', (_when, minute, moment, state, next, nextAt) => {
  const closures = declared('2026-01-05', 'typhoon', minute)
  expect(marketAt(closures, at(moment))).toMatchObject({ state, next, nextAt: at(nextAt) })
})

test('O7 a declared closure is a holiday, and trading resumes on the next trading day', () => {
  const closures = declared('2026-01-05', 'holiday')
  expect(marketAt(closures, at('2026-01-05T10:00'))).toEqual({
    state: 'holiday',
    next: 'closed',
    nextAt: at('2026-01-06T00:00'),
    opensAt: at('2026-01-06T09:30'),
    tradedUntil: at('2026-01-02T16:00'),
  })
})

test('opensAt is the time when trading opens next, or opened if it is open', () => {
  const opensAt = (moment: string) => marketAt(declared(), at(moment)).opensAt
  expect(opensAt('2026-01-05T09:10')).toBe(at('2026-01-05T09:30'))
  expect(opensAt('2026-01-05T11:00')).toBe(at('2026-01-05T09:30'))
  expect(opensAt('2026-01-05T12:10')).toBe(at('2026-01-05T13:00'))
  expect(opensAt('2026-01-09T16:00')).toBe(at('2026-01-12T09:30'))
})

test.each([
  ['while shares are traded', '2026-01-05T10:15', '2026-01-05T10:15'],
  ['in the lunch break', '2026-01-05T12:54', '2026-01-05T12:00'],
  ['after the close', '2026-01-05T18:00', '2026-01-05T16:00'],
  ['before the open', '2026-01-05T09:10', '2026-01-02T16:00'],
  ['on a Sunday', '2026-01-11T10:00', '2026-01-09T16:00'],
  ['after a half day', '2025-12-25T10:00', '2025-12-24T12:00'],
])('SCREEN-9 the market reports the last moment of trading: %s', (_when, moment, until) => {
  expect(marketAt(declared(), at(moment)).tradedUntil).toBe(at(until))
})

test('SCREEN-9 on a day that a typhoon ends early, the last moment of trading is when the typhoon stopped it', () => {
  expect(marketAt(declared('2026-01-05', 'typhoon', 660), at('2026-01-05T15:00')).tradedUntil).toBe(
    at('2026-01-05T11:00'),
  )
})
