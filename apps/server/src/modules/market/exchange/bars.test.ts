import { expect, test } from 'vitest'
import { momentOf } from '../../trading-calendar/days.ts'
import { quoted } from '../instruments.ts'
import { simulatedExchange } from './exchange.ts'

const stormy = new Map([['2026-03-04', 840]])
const instrument = quoted.get('99102')!
const suspended = [...quoted.values()].find(({ walk }) => (walk.suspendedFrom ?? '2027') < '2026-03-04')!

test('days that are over are worked out once, that of a storm too; today each time', () => {
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
])('what was asked before changes nothing of the bars up to %s, minute %i', (day, minute) => {
  const exchange = simulatedExchange()
  for (const asked of ['2026-03-04', '2026-03-20']) exchange.barsAt(stormy, instrument, momentOf(asked, 900)).pop()
  const at = momentOf(day, minute)
  for (const one of [instrument, suspended])
    expect(exchange.barsAt(stormy, one, at)).toEqual(simulatedExchange().barsAt(stormy, one, at))
})

test('an instrument that is suspended has no bars from that day on', () => {
  const from = suspended.walk.suspendedFrom!
  const bars = simulatedExchange().barsAt(new Map(), suspended, momentOf('2026-03-12', 700))
  expect(bars.length).toBeGreaterThan(0)
  expect(bars.filter(({ day }) => day >= from)).toEqual([])
})
