import type { Candle } from '@foyer/api/market'
import { expect, test } from 'vitest'
import { quoteOf } from '../feed/testing.ts'
import { grown, percentFrom } from './grown.ts'

const candle = (day: string, close: string): Candle => ({
  day,
  open: '25.000',
  high: '27.000',
  low: '24.000',
  close,
  volume: '500',
})
const at = (moment: string) => Date.parse(`${moment}+08:00`)
const quote = { ...quoteOf('02800', '28.000', at('2026-11-20T10:00')), open: '26.000', low: '23.500' }

test('R31 the last candle of a day gets all its figures from the quote of the day so far', () => {
  const candles = [candle('2026-11-19', '25.500'), candle('2026-11-20', '26.000')]
  expect(grown(candles, 'day', quote)).toEqual([
    candles[0],
    { day: '2026-11-20', open: '26.000', high: '28.000', low: '23.500', close: '28.000', volume: '1000' },
  ])
})

test('R31 the last candle is followed by a new candle on a new day', () => {
  const candles = [candle('2026-11-19', '25.500')]
  expect(grown(candles, 'day', quote).map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20'])
})

test.each(['week', 'month'] as const)(
  'R31 the last candle of a %s gets only close, high and low from the quote',
  (period) => {
    const [last] = grown([candle('2026-11-16', '25.500')], period, quote)
    expect(last).toEqual({ ...candle('2026-11-16', '28.000'), high: '28.000', low: '23.500' })
  },
)

test('R31 the last candle stays unchanged when the quote is older or missing', () => {
  const candles = [candle('2026-11-23', '25.500')]
  expect(grown(candles, 'day', quote)).toBe(candles)
  expect(grown(candles, 'day', undefined)).toBe(candles)
})

test.each(['day', 'week'] as const)(
  'R31 the last candle of a %s stays unchanged when the quote has no volume',
  (period) => {
    const candles = [candle('2026-11-20', '25.500')]
    expect(grown(candles, period, { ...quote, volume: '0' })).toBe(candles)
  },
)

test('R31 the last candle compares prices as numbers: a high of 9.900 is lower than 10.000', () => {
  const [last] = grown([{ ...candle('2026-11-16', '9.900'), high: '9.900' }], 'week', { ...quote, high: '10.000' })
  expect(last?.high).toBe('10.000')
})

test.each([
  ['25.000', '26.000', '+4.00'],
  ['26.000', '25.000', '-3.85'],
  ['26.000', '26.000', '0.00'],
  ['100000.000', '100010.000', '+0.01'],
])('R31 the change from %s to %s is %s per cent', (before, close, percent) => {
  expect(percentFrom(candle('2026-11-19', before), candle('2026-11-20', close))).toBe(percent)
})
