import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Closures, sessionsOf } from '../../trading-calendar/calendar.ts'
import { momentOf } from '../../trading-calendar/days.ts'
import { sampleClosures } from '../../trading-calendar/testing.ts'
import { priceIn } from '../closes.ts'
import { type Instrument, quoted } from '../instruments.ts'
import { createWalks } from '../walks.ts'
import { simulatedExchange } from './exchange.ts'
import { slotMs, slotOf } from './slots.ts'

const none = sampleClosures()
/** A typhoon stops trading at 14:00 on one day and prevents it on another. */
const stormy = sampleClosures([
  ['2026-03-04', 840],
  ['2026-03-05', 0],
])
const wednesday = '2026-03-04'

const shared = simulatedExchange()
const all = [...quoted.values()]
/** One in six instruments of every kind, because a tape takes time to compute. */
const some = all.filter((_, nth) => nth % 6 === 0)
const traded = all.filter(({ walk }) => walk.suspendedFrom === undefined)
const anyInstrument = fc.constantFrom(...traded)
const anyClosures = fc.constantFrom(none, stormy)
/** Any moment of two weeks, including nights, weekends, lunches and the typhoon. */
const anyMoment = fc.integer({ min: momentOf('2026-02-23', 0), max: momentOf('2026-03-13', 1439) })
const inTrading = fc.integer({ min: momentOf(wednesday, 570), max: momentOf(wednesday, 839) })

const ticksBetween = (closures: Closures, instrument: Instrument, from: number, to: number) => {
  const found = []
  for (let slot = slotOf(from); slot < slotOf(to); slot++) {
    const tick = shared.tickIn(closures, instrument, slot)
    if (tick) found.push({ slot, ...tick })
  }
  return found
}

describe('the simulated exchange', () => {
  test('two processes return the same figures, whatever each computed before', () => {
    const other = simulatedExchange()
    fc.assert(
      fc.property(anyClosures, anyInstrument, anyMoment, anyMoment, (closures, instrument, at, before) => {
        other.figuresAt(none, instrument, before)
        expect(other.figuresAt(closures, instrument, at)).toEqual(shared.figuresAt(closures, instrument, at))
        expect(other.tickIn(closures, instrument, slotOf(at))).toEqual(shared.tickIn(closures, instrument, slotOf(at)))
      }),
      { numRuns: 25 },
    )
  })

  test('between ticks the figures are those of the last tick, and its high, low, volume and turnover include all earlier ticks', () => {
    fc.assert(
      fc.property(anyInstrument, inTrading, (instrument, at) => {
        const opensAt = momentOf(wednesday, 570)
        const until = Math.min(at, opensAt + 20 * 60_000)
        const ticks = ticksBetween(none, instrument, opensAt, until + slotMs)
        const figures = shared.figuresAt(none, instrument, until)
        const { slot, ...last } = ticks.at(-1)!
        expect(figures).toEqual(last)
        expect(figures.at).toBe(slot * slotMs)
        const prices = ticks.map(({ price }) => price)
        expect(figures.open).toBe(prices[0])
        expect(figures.high).toBe(Math.max(...prices))
        expect(figures.low).toBe(Math.min(...prices))
        let [shares, paid] = [0, 0]
        for (const tick of ticks) {
          expect(tick.volume).toBeGreaterThanOrEqual(shares)
          expect(tick.turnover - paid).toBe((tick.volume - shares) * tick.price)
          shares = tick.volume
          paid = tick.turnover
        }
        expect(instrument.lotSize === 0 ? shares : shares % instrument.lotSize).toBe(0)
      }),
      { numRuns: 10 },
    )
  })

  test('every price is a multiple of the instrument’s price step and within the range of the day', () => {
    fc.assert(
      fc.property(anyClosures, anyInstrument, anyMoment, (closures, instrument, at) => {
        const { price, previousClose, open, high, low } = shared.figuresAt(closures, instrument, at)
        for (const each of [price, previousClose, open, high, low]) {
          expect(each % instrument.tick).toBe(0)
          expect(each).toBeGreaterThan(0)
        }
        expect(low).toBeLessThanOrEqual(Math.min(open, price))
        expect(high).toBeGreaterThanOrEqual(Math.max(open, price))
      }),
      { numRuns: 100 },
    )
  })

  test('funds of one underlying move alike at every moment, and those of another one do not follow them', () => {
    const percent = (code: string, at: number) => {
      const { price, previousClose } = shared.figuresAt(none, quoted.get(code)!, at)
      return (price / previousClose - 1) * 100
    }
    const moves: number[] = []
    for (const day of ['2026-03-03', wednesday, '2026-03-05', '2026-03-06'])
      for (const minute of [630, 719, 840, 959]) {
        const at = momentOf(day, minute)
        const [bitcoin, ether] = [
          ['03008', '03042', '03439'],
          ['03009', '03046', '03179'],
        ].map((codes) => codes.map((code) => percent(code, at)))
        for (const same of [bitcoin!, ether!]) expect(Math.max(...same) - Math.min(...same)).toBeLessThan(0.5)
        moves.push(Math.abs(bitcoin![0]! - ether![0]!))
      }
    expect(Math.max(...moves)).toBeGreaterThan(0.5)
  })

  test('a day ends at the close of its walk, which is the previous close of the next day', () => {
    const walksTo = createWalks()
    for (const closures of [none, stormy])
      for (const instrument of some)
        for (const [day, next] of [
          ['2026-03-03', wednesday],
          [wednesday, closures === none ? '2026-03-05' : '2026-03-06'],
        ] as const) {
          const walks = walksTo(closures, next)
          const close = priceIn(instrument, walks.lastTwo(instrument.walk, walks.numberOf(day))[1])
          const end = sessionsOf(closures, day).at(-1)!.to
          expect(shared.figuresAt(closures, instrument, end).price, instrument.code).toBe(close)
          expect(shared.figuresAt(closures, instrument, momentOf(next, 575)).previousClose).toBe(close)
        }
  })

  test('the bar of a past day equals its ticks', () => {
    for (const closures of [none, stormy])
      for (const instrument of some) {
        const then = shared.figuresAt(closures, instrument, momentOf(wednesday, 1200))
        const bar = shared
          .barsAt(closures, instrument, momentOf('2026-03-12', 700))
          .find(({ day }) => day === wednesday)
        if (instrument.walk.suspendedFrom && instrument.walk.suspendedFrom <= wednesday) expect(bar).toBeUndefined()
        else {
          const { open, high, low, price: close, volume } = then
          expect(bar, instrument.code).toEqual({ day: wednesday, open, high, low, close, volume })
        }
      }
  })

  test('O7 after a typhoon stops trading there are no ticks, and earlier ticks are unchanged', () => {
    const instrument = quoted.get('99102')!
    const before = momentOf(wednesday, 839)
    expect(shared.figuresAt(stormy, instrument, before)).toEqual(shared.figuresAt(none, instrument, before))
    expect(ticksBetween(stormy, instrument, momentOf(wednesday, 840), momentOf(wednesday, 1000))).toEqual([])
    expect(ticksBetween(stormy, instrument, momentOf('2026-03-05', 570), momentOf('2026-03-05', 700))).toEqual([])
    expect(ticksBetween(none, instrument, momentOf(wednesday, 840), momentOf(wednesday, 841)).length).toBeGreaterThan(0)
  })

  test('there are no ticks at lunch, at night, on Sundays and during a suspension', () => {
    const busy = quoted.get('02800')!
    const half = '2025-12-24'
    const quiet: [day: string, from: number, to: number][] = [
      [wednesday, 720, 780],
      [wednesday, 960, 1080],
      ['2026-03-08', 570, 700],
      [half, 780, 960],
    ]
    for (const [day, from, to] of quiet)
      expect(ticksBetween(none, busy, momentOf(day, from), momentOf(day, to))).toEqual([])
    expect(shared.figuresAt(none, busy, momentOf(half, 720)).at).toBe(momentOf(half, 720) - slotMs)
    const suspended = quoted.get('99148')!
    expect(ticksBetween(none, suspended, momentOf(wednesday, 570), momentOf(wednesday, 600))).toEqual([])
    const figures = shared.figuresAt(none, suspended, momentOf(wednesday, 600))
    expect(figures).toMatchObject({ volume: 0, turnover: 0, at: momentOf('2025-12-12', 960) - slotMs })
    expect(figures.price).toBe(figures.previousClose)
  })

  test('instruments tick at different rates: the busiest four times a second, the quietest every few seconds', () => {
    const perMinute = (code: string) =>
      ticksBetween(none, quoted.get(code)!, momentOf(wednesday, 600), momentOf(wednesday, 610)).length / 10
    expect(perMinute('02800')).toBe(240)
    expect(perMinute('99138')).toBeGreaterThan(2)
    expect(perMinute('99138')).toBeLessThan(15)
  })

  test('an instrument opens near the close of the day before', () => {
    for (const instrument of some) {
      const { open, previousClose } = shared.figuresAt(none, instrument, momentOf(wednesday, 600))
      const widest = (previousClose * instrument.walk.swing) / 10_000
      expect(Math.abs(open - previousClose)).toBeLessThan(widest + instrument.tick)
    }
  })
})
