import { expect, test } from 'vitest'
import { momentOf } from '../../trading-calendar/days.ts'
import { sampleClosures } from '../../trading-calendar/testing.ts'
import { quoted } from '../instruments.ts'
import { simulatedExchange } from './exchange.ts'

const stormy = sampleClosures([['2026-03-04', 840]])
const instrument = quoted.get('99102')!
const suspended = [...quoted.values()].find(({ walk }) => (walk.suspendedFrom ?? '2027') < '2026-03-04')!

test('bars of past days are computed once, including that of a typhoon; the bar of today is computed each time', () => {
  const exchange = simulatedExchange()
  const first = exchange.barsAt(stormy, instrument, momentOf('2026-03-12', 700))
  const again = exchange.barsAt(stormy, instrument, momentOf('2026-03-12', 800))
  expect(again.length).toBe(first.length)
  for (const [nth, bar] of first.slice(0, -1).entries()) expect(again[nth]).toBe(bar)
  expect(again.at(-1)!.volume).toBeGreaterThan(first.at(-1)!.volume)
})

test.each([
  ['2026-03-04', 700],
  ['2026-03-04', 900],
  ['2026-03-07', 700],
  ['2026-03-12', 700],
])('earlier requests do not change the bars up to %s, minute %i', (day, minute) => {
  const exchange = simulatedExchange()
  for (const day of ['2026-03-04', '2026-03-20']) exchange.barsAt(stormy, instrument, momentOf(day, 900)).pop()
  const at = momentOf(day, minute)
  for (const one of [instrument, suspended])
    expect(exchange.barsAt(stormy, one, at)).toEqual(simulatedExchange().barsAt(stormy, one, at))
})

test('a suspended instrument has no bars from the day of its suspension', () => {
  const from = suspended.walk.suspendedFrom!
  const bars = simulatedExchange().barsAt(sampleClosures(), suspended, momentOf('2026-03-12', 700))
  expect(bars.length).toBeGreaterThan(0)
  expect(bars.filter(({ day }) => day >= from)).toEqual([])
})
