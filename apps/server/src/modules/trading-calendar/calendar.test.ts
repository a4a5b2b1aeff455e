import { tradingEndOf } from '@foyer/api/arithmetic/trading-end'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../engine/facts/kind.ts'
import {
  effectiveEnd,
  isTradingDay,
  lastClosedDay,
  nextTradingDay,
  previousTradingDay,
  sessionsOf,
} from './calendar.ts'
import { calendarKind } from './calendar-kind.ts'
import { addDays, dayOf } from './days.ts'
import { joined } from './published-days.ts'
import { sampleClosures, sampleDays } from './testing.ts'

/** No closures beside the published calendar. */
const none = sampleClosures()
const at = (text: string) => Date.parse(`${text}+08:00`)
const written = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16)
const endOf = (closes: string, closures = none) => written(effectiveEnd(closures, at(closes)))
const sessions = (day: string, closures = none) =>
  sessionsOf(closures, day).map(({ from, to }) => `${written(from).slice(11)}-${written(to).slice(11)}`)

describe('O7 the published calendar', () => {
  test.each([
    [2025, 15, 3],
    [2026, 14, 3],
    [2027, 13, 3],
  ])('the calendar of %i has %i holidays on weekdays and %i half days', (year, holidays, halfDays) => {
    const of = (days: ReadonlySet<string>) => [...days].filter((day) => day.startsWith(String(year)))
    expect(of(sampleDays.holidays)).toHaveLength(holidays)
    expect(of(sampleDays.halfDays)).toHaveLength(halfDays)
  })

  test('each trading day ends at the time that a browser uses to check a ballot', () => {
    let days = 0
    for (let day = '2025-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      const end = sessionsOf(none, day).at(-1)?.to
      if (end === undefined) continue
      days++
      expect([day, tradingEndOf(day)]).toEqual([day, end])
    }
    expect(days).toBeGreaterThan(700)
  })

  test.each([
    ['2026-01-05', true, 'a Monday'],
    ['2026-01-03', false, 'a Saturday'],
    ['2026-02-16', true, 'the eve of Lunar New Year, a half day'],
    ['2026-02-17', false, 'Lunar New Year'],
    ['2026-04-07', false, 'the Tuesday after Easter Monday, which Ching Ming took'],
    ['2026-05-25', false, 'the Monday after the Buddha’s birthday'],
    ['2026-12-28', true, 'the Monday after Christmas on a Friday'],
    ['2027-02-09', false, 'the fourth day of Lunar New Year, whose second was a Sunday'],
    ['2027-12-27', false, 'the first weekday after Christmas on a Saturday'],
    ['2031-01-01', true, 'a weekday of a year that is not published yet'],
    ['2031-01-04', false, 'a Saturday of such a year'],
  ])('%s is a trading day: %s (%s)', (day, expected) => {
    expect(isTradingDay(none, day)).toBe(expected)
  })
})

describe('O7 a calendar to publish', () => {
  const sample = sampleOf(calendarKind) as { years: number[]; holidays: object; halfDays: object }
  const faultsOf = (change: object): string[] =>
    (calendarKind.schema.safeParse({ ...sample, ...change }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )

  test('the sample is known to the end of its last year', () => {
    expect(faultsOf({})).toEqual([])
    expect(calendarKind.endOf?.(sampleDays)).toBe('2027-12-31')
  })

  test.each([
    ['a weekend', { halfDays: { '2026-01-03': 'A Saturday' } }, 'halfDays.2026-01-03: is on a weekend'],
    [
      'a day of another year',
      { halfDays: { '2028-01-03': 'A Monday' } },
      'halfDays.2028-01-03: is in none of the years',
    ],
    ['a day that is both', { halfDays: { '2026-01-01': 'New Year' } }, 'halfDays.2026-01-01: is a holiday as well'],
    [
      'a year without holidays',
      { years: [2025, 2026, 2027, 2028] },
      'holidays: must have between 1 and 40 days of 2028',
    ],
    ['years with a gap', { years: [2025, 2027] }, 'years: must be years that follow one another'],
    ['a day that does not exist', { holidays: { '2026-02-30': 'x' } }, 'holidays.2026-02-30: Invalid'],
  ])('%s is refused', (_, change, fault) => {
    expect(faultsOf(change)).toContainEqual(expect.stringContaining(fault))
  })
})

describe('O7 versions of the calendar', () => {
  const of = (...days: string[]) => ({ holidays: new Set(days), halfDays: new Set<string>() })
  const holidaysOf = (...parts: Parameters<typeof joined>[0]) => [...joined(parts).holidays]

  test('the first version describes every day, also those before it', () => {
    expect(holidaysOf({ from: '2026-03-02', content: of('2026-01-05', '2026-04-03') })).toEqual([
      '2026-01-05',
      '2026-04-03',
    ])
  })

  test('a later version changes only days that begin when it is in force', () => {
    const first = { from: '2026-01-01', content: of('2026-01-05', '2026-04-03') }
    expect(holidaysOf(first, { from: '2026-03-02', content: of('2026-01-06', '2026-04-07') })).toEqual([
      '2026-01-05',
      '2026-04-07',
    ])
  })
})

describe('O7 the sessions of a trading day', () => {
  test('a whole day has two sessions, a half day one and a day without trading none', () => {
    expect(sessions('2026-01-05')).toEqual(['09:30-12:00', '13:00-16:00'])
    expect(sessions('2026-12-24')).toEqual(['09:30-12:00'])
    expect(sessions('2026-12-25')).toEqual([])
  })

  test.each([
    [0, []],
    [570, []],
    [571, ['09:30-09:31']],
    [720, ['09:30-12:00']],
    [800, ['09:30-12:00', '13:00-13:20']],
    [960, ['09:30-12:00', '13:00-16:00']],
  ])('sessions end where trading was stopped: at minute %i', (minute, expected) => {
    expect(sessions('2026-01-05', sampleClosures([['2026-01-05', minute]]))).toEqual(expected)
  })
})

describe('O7 the next and the last trading day', () => {
  test.each([
    ['2025-12-31', '2026-01-02', 'over the year’s end'],
    ['2026-01-02', '2026-01-05', 'over a weekend'],
    ['2026-02-16', '2026-02-20', 'over Lunar New Year'],
    ['2026-04-02', '2026-04-08', 'over Easter and Ching Ming'],
  ])('the trading day after %s is %s, and the one before that is %s', (day, next) => {
    expect(nextTradingDay(none, day)).toBe(next)
    expect(previousTradingDay(none, next)).toBe(day)
  })

  test('the next trading day skips consecutive closures', () => {
    const typhoons = sampleClosures([
      ['2026-01-06', 0],
      ['2026-01-07', 0],
    ])
    expect(nextTradingDay(typhoons, '2026-01-05')).toBe('2026-01-08')
    expect(previousTradingDay(typhoons, '2026-01-08')).toBe('2026-01-05')
  })

  test('a calendar without any trading day throws instead of searching endlessly', () => {
    const always = sampleClosures(Array.from({ length: 400 }, (_, n) => [addDays('2026-01-05', n), 0] as const))
    expect(() => nextTradingDay(always, '2026-01-05')).toThrow('no trading day within a year')
  })
})

describe('O7 the effective end', () => {
  test.each([
    ['2026-01-05T14:00', '2026-01-05T14:00', 'stays on a trading day'],
    ['2026-01-03T14:00', '2026-01-05T14:00', 'rolls from a Saturday to the same time on Monday'],
    ['2026-02-17T18:00', '2026-02-20T18:00', 'rolls over Lunar New Year'],
    ['2026-12-24T14:00', '2026-12-24T14:00', 'stays in the afternoon of a half day'],
    ['2026-12-25T09:00', '2026-12-28T09:00', 'rolls from Christmas on a Friday to Monday'],
    ['2027-01-01T12:00', '2027-01-04T12:00', 'rolls over the year’s beginning'],
    ['2026-01-06T00:00', '2026-01-06T00:00', 'at midnight belongs to the day that it ends'],
    ['2026-01-03T00:00', '2026-01-03T00:00', 'at the midnight after a Friday stays'],
    ['2026-01-04T00:00', '2026-01-06T00:00', 'at the midnight after a Saturday rolls to the one after Monday'],
    ['2026-01-03T00:01', '2026-01-05T00:01', 'a minute into a Saturday rolls'],
  ])('an end on %s becomes %s: %s', (closes, ends) => {
    expect(endOf(closes)).toBe(ends)
  })

  test('an end moves past a typhoon, and past a second one', () => {
    const one = sampleClosures([['2026-01-05', 0]])
    expect(endOf('2026-01-05T14:00', one)).toBe('2026-01-06T14:00')
    expect(endOf('2026-01-05T14:00', sampleClosures([...one.declared, ['2026-01-06', 0]]))).toBe('2026-01-07T14:00')
  })

  test('an end moves if trading stopped before it, and stays if trading stopped after it', () => {
    const stopped = (minute: number) => sampleClosures([['2026-01-05', minute]])
    expect(endOf('2026-01-05T14:00', stopped(13 * 60 + 59))).toBe('2026-01-06T14:00')
    expect(endOf('2026-01-05T14:00', stopped(14 * 60))).toBe('2026-01-05T14:00')
  })

  test('every effective end is on a trading day at its own time, is never earlier, and does not move again', () => {
    for (let day = '2025-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      const closes = at(`${day}T14:00`)
      const end = effectiveEnd(none, closes)
      expect(isTradingDay(none, dayOf(end))).toBe(true)
      expect(written(end).slice(11)).toBe('14:00')
      expect(end).toBeGreaterThanOrEqual(closes)
      expect(effectiveEnd(none, end)).toBe(end)
    }
  })
})

describe('O7 the day of the last closing prices', () => {
  test.each([
    ['2026-01-05T15:59', '2026-01-02'],
    ['2026-01-05T16:00', '2026-01-05'],
    ['2026-01-04T12:00', '2026-01-02'],
    ['2026-12-24T12:00', '2026-12-24'],
    ['2026-12-27T00:00', '2026-12-24'],
    ['2026-01-06T00:00', '2026-01-05'],
  ])('the last closing prices at %s are those of %s', (moment, day) => {
    expect(lastClosedDay(none, at(moment))).toBe(day)
  })

  test('a day on which trading stopped early counts as closed from that minute', () => {
    const stopped = sampleClosures([['2026-01-05', 700]])
    expect(lastClosedDay(stopped, at('2026-01-05T11:39'))).toBe('2026-01-02')
    expect(lastClosedDay(stopped, at('2026-01-05T11:40'))).toBe('2026-01-05')
  })
})
