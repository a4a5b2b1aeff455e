import type { AccountValue } from '@foyer/api/accounts'
import { expect, test } from 'vitest'
import { courseOf, gainUntil, type Range } from './ranges.ts'

const asOf = Date.parse('2026-11-20T14:05:00+08:00')
const valued = (day: string, value: number, paidIn = 0): AccountValue => ({ day, value, paidIn })
const values = [
  valued('2026-08-19', 900_00),
  valued('2026-10-20', 1_000_00),
  valued('2026-11-12', 1_100_00),
  valued('2026-11-13', 1_300_00, 150_00),
  valued('2026-11-19', 1_320_00),
]
const today = { asOf, day: { day: '2026-11-20', gain: 30_00, percent: null } }
const course = (range: Range, given = values, reply: Parameters<typeof courseOf>[1] = today) =>
  courseOf(given, reply, 1_350_00, range)

test('E2 a range begins at the last value of its first day or before', () => {
  const begins = (['week', 'month', 'quarter', 'year'] as const).map((range) => course(range)?.points[0]?.day)
  expect(begins).toEqual(['2026-11-13', '2026-10-20', '2026-08-19', '2026-08-19'])
  const endOfMarch = { asOf, day: { day: '2026-03-31', gain: 0, percent: null } }
  const winter = [valued('2026-02-27', 1), valued('2026-03-02', 2)]
  expect(course('month', winter, endOfMarch)?.points[0]?.day).toBe('2026-02-27')
})

test('E2 the gain of a range is the change of the value without payments, with the gain of the running day', () => {
  expect(course('week')).toMatchObject({ gain: 20_00 + 30_00, percent: '+3.85', paidIn: 0 })
  expect(course('month')).toMatchObject({ gain: 320_00 - 150_00 + 30_00, percent: null, paidIn: 150_00 })
})

test('E2 the base of a course rises with each payment, and the last value is the base and the gain', () => {
  const { points = [], gain = 0 } = course('month') ?? {}
  expect(points.map(({ base }) => base)).toEqual([1_000_00, 1_000_00, 1_150_00, 1_150_00, 1_350_00 - gain])
})

test('E2 the gain until a past day is its value without payments, and a percentage until the first payment', () => {
  const month = course('month')
  const gains = month?.points.slice(0, -1).map((point) => gainUntil(month, point))
  expect(gains).toEqual([
    { gain: 0, percent: '0.00' },
    { gain: 100_00, percent: '+10.00' },
    { gain: 150_00, percent: null },
    { gain: 170_00, percent: null },
  ])
})

test('E2 without a gain of the day the gain of a range ends with the last completed day', () => {
  expect(course('week', values, { asOf, day: null })).toMatchObject({ gain: 20_00, percent: '+1.54' })
})

test('E2 the last point is the value of now, also after the day has ended', () => {
  const ended = [...values, valued('2026-11-20', 1_340_00)]
  for (const given of [values, ended])
    expect(course('week', given)?.points.slice(-2)).toEqual([
      { day: '2026-11-19', value: 1_320_00, base: 1_300_00 },
      { day: '2026-11-20', value: 1_350_00, base: 1_300_00 },
    ])
})

test('E2 an account without a value of a past day has no course, and a loss has a minus', () => {
  expect(course('year', [])).toBeUndefined()
  expect(
    course('week', [valued('2026-11-19', 1_400_00)], { asOf, day: { day: '2026-11-20', gain: -7_00, percent: null } }),
  ).toMatchObject({
    gain: -7_00,
    percent: '-0.50',
  })
})
