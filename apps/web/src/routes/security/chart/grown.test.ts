import { expect, test } from 'vitest'
import { quoteOf } from '../../../shared/market/feed/testing.ts'
import type { ChartBar } from './bars.ts'
import { grown, percentFrom } from './grown.ts'

const bar = (time: string | number, close: string): ChartBar => ({
  time,
  open: '25.000',
  high: '27.000',
  low: '24.000',
  close,
  volume: '500',
})
const at = (moment: string) => Date.parse(`${moment}+08:00`)
const quote = { ...quoteOf('02800', '28.000', at('2026-11-20T10:00:30')), open: '26.000', low: '23.500' }

test('R31 the last candle of a day gets all its figures from the quote of the day so far', () => {
  const bars = [bar('2026-11-19', '25.500'), bar('2026-11-20', '26.000')]
  const { open, high, low, volume } = quote
  expect(grown(bars, 'day', quote)).toEqual([bars[0], { time: '2026-11-20', open, high, low, close: '28.000', volume }])
})

test('R31 the first trade of a new day adds a candle', () => {
  expect(grown([bar('2026-11-19', '25.500')], 'day', quote).map(({ time }) => time)).toEqual([
    '2026-11-19',
    '2026-11-20',
  ])
})

test('R31 the candle of a week extends its range and keeps its open', () => {
  const [week] = grown([bar('2026-11-16', '26.000')], 'week', quote)
  expect(week).toMatchObject({ open: '25.000', high: '28.000', low: '23.500', close: '28.000' })
})

test('R31 a quote of an earlier day and one without trades leave candles as they are', () => {
  const bars = [bar('2026-11-20', '26.000')]
  expect(grown(bars, 'day', { ...quote, at: at('2026-11-18T10:00') })).toBe(bars)
  expect(grown(bars, 'day', { ...quote, volume: '0' })).toBe(bars)
  expect(grown([], 'day', quote)).toEqual([])
})

test('the last minute of a chart grows with the price, and the next minute adds a bar that begins at the close before', () => {
  const minute = at('2026-11-20T10:00')
  expect(grown([bar(minute, '26.000')], 1, quote)).toEqual([{ ...bar(minute, '28.000'), high: '28.000' }])
  expect(grown([bar(minute - 60_000, '26.000')], 1, quote).at(-1)).toEqual({
    time: minute,
    open: '26.000',
    high: '28.000',
    low: '26.000',
    close: '28.000',
    volume: '0',
  })
})

test('a price of another day leaves the minutes of a day as they are', () => {
  const bars = [bar(at('2026-11-19T15:59'), '26.000')]
  expect(grown(bars, 1, quote)).toBe(bars)
})

test.each([
  ['25.000', '26.000', '+4.00'],
  ['26.000', '25.000', '-3.85'],
  ['26.000', '26.000', '0.00'],
  [undefined, '26.000', '0.00'],
  ['0.000', '26.000', '0.00'],
])('R31 the change from %s to %s is %s per cent', (before, close, percent) =>
  expect(percentFrom(before, close)).toBe(percent),
)
