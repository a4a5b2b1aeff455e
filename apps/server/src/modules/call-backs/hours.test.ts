import type { HotlineOpening } from '@foyer/api/hotline-opening'
import { describe, expect, test } from 'vitest'
import { sampleClosures } from '../trading-calendar/testing.ts'
import { hoursAt } from './hours.ts'

const weekdays: HotlineOpening = {
  periods: [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '18:00' }],
  onHolidays: false,
}
const at = (moment: string): number => Date.parse(`${moment}+08:00`)
const shown = (moment: number): string => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16)
const hours = (moment: string, opening = weekdays, declared: readonly (readonly [string, number])[] = []) => {
  const { isOpen, changesAt, windows } = hoursAt(opening, sampleClosures(declared), at(moment))
  return {
    isOpen,
    changesAt: changesAt === null ? null : shown(changesAt),
    windows: windows.map(({ from, to }) => `${shown(from)}/${shown(to).slice(11)}`),
  }
}

// Monday, 5 January 2026
describe('The hours of the hotline', () => {
  test('R36 the hotline is open from the first minute of its period to the last, and the answer has when that changes', () => {
    expect(hours('2026-01-05T08:29')).toMatchObject({ isOpen: false, changesAt: '2026-01-05T08:30' })
    expect(hours('2026-01-05T08:30')).toMatchObject({ isOpen: true, changesAt: '2026-01-05T18:00' })
    expect(hours('2026-01-05T17:59')).toMatchObject({ isOpen: true })
    expect(hours('2026-01-05T18:00')).toMatchObject({ isOpen: false, changesAt: '2026-01-06T08:30' })
  })

  test('R36 the windows for a call are those of today that have not begun, and those of the next day', () => {
    expect(hours('2026-01-05T13:00').windows).toEqual([
      '2026-01-05T14:30/16:30',
      '2026-01-05T16:30/18:00',
      '2026-01-06T08:30/10:30',
      '2026-01-06T10:30/12:30',
      '2026-01-06T12:30/14:30',
      '2026-01-06T14:30/16:30',
      '2026-01-06T16:30/18:00',
    ])
  })

  test('R36 on Friday evening the hotline opens again on Monday, and offers the windows of Monday alone', () => {
    const friday = hours('2026-01-09T20:00')
    expect(friday.changesAt).toBe('2026-01-12T08:30')
    expect(new Set(friday.windows.map((window) => window.slice(0, 10)))).toEqual(new Set(['2026-01-12']))
  })

  test('R36 a holiday of the calendar and a declared day without trading are closed, unless the firm answers on holidays', () => {
    // 1 January 2026 is a Thursday
    expect(hours('2026-01-01T10:00')).toMatchObject({ isOpen: false, changesAt: '2026-01-02T08:30' })
    expect(hours('2026-01-05T10:00', weekdays, [['2026-01-05', 0]])).toMatchObject({ isOpen: false })
    expect(hours('2026-01-01T10:00', { ...weekdays, onHolidays: true })).toMatchObject({ isOpen: true })
  })

  test('R36 a hotline that never closes has no moment of change, and nobody is called at night', () => {
    const always = { periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }], onHolidays: true }
    const { isOpen, changesAt, windows } = hours('2026-01-05T07:00', always)
    expect([isOpen, changesAt]).toEqual([true, null])
    expect(windows[0]).toBe('2026-01-05T08:00/10:00')
    expect(windows[6]).toBe('2026-01-05T20:00/22:00')
    expect(windows).toHaveLength(14)
  })

  test('R36 two periods of a day have a pause, and a short period is one window', () => {
    const split = {
      periods: [
        { days: [1], from: '14:00', to: '15:00' },
        { days: [1], from: '09:00', to: '12:00' },
      ],
      onHolidays: false,
    }
    expect(hours('2026-01-05T12:30', split)).toEqual({
      isOpen: false,
      changesAt: '2026-01-05T14:00',
      windows: ['2026-01-05T14:00/15:00', '2026-01-12T09:00/11:00', '2026-01-12T11:00/12:00', '2026-01-12T14:00/15:00'],
    })
  })
})
