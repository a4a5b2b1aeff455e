import { closingPrices } from '@foyer/contract/quotes'
import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { declareClosure } from '../trading-calendar/closures.ts'
import { instruments } from './instruments.ts'

const { app, context, clock } = await testApp()
const day = 86_400_000

const ask = (query: string) => app.inject(`/api/market/closes${query}`)
const closes = async (...codes: string[]) => closingPrices.parse((await ask(`?codes=${codes.join(',')}`)).json())
/** Moves the business clock to a moment by a clock in Hong Kong. */
const standAt = (moment: string) => clock.moveBusiness(Date.parse(`${moment}+08:00`) - context.clocks.wall())

afterEach(async () => {
  clock.moveBusiness(0)
  await context.db`delete from market_closures`
})

describe('GET /api/market/closes', () => {
  test('gives name, currency, price, change and percent of what is known, in the order asked', async () => {
    const { tradingDay, prices } = await closes('03008', '00000', '02800', '83042')
    // the test clock stands at Monday 5 January 2026, 10:00: Friday was the last to close
    expect(tradingDay).toBe('2026-01-02')
    expect(prices.map(({ code, currency }) => [code, currency])).toEqual([
      ['03008', 'HKD'],
      ['02800', 'HKD'],
      ['83042', 'CNY'],
    ])
    for (const { price, change, percent } of prices) {
      expect(price).toMatch(/^\d+\.\d{3}$/)
      expect(change).toMatch(/^-?\d+\.\d{3}$/)
      expect(percent).toMatch(/^([+-]\d+\.\d\d|0\.00)$/)
      expect(Math.sign(Number(percent))).toBe(Math.sign(Number(change)))
    }
  })

  test('is the same in every process and run', async () => {
    const { prices } = await closes('02800', '09008')
    expect(prices).toMatchObject([{ price: '28.400' }, { price: '5.966' }])
  })

  test('turns when trading ends, not at midnight, and stays over a weekend', async () => {
    standAt('2026-01-05T15:59')
    const before = await closes('02800')
    standAt('2026-01-05T16:00')
    const monday = await closes('02800')
    expect([before.tradingDay, monday.tradingDay]).toEqual(['2026-01-02', '2026-01-05'])
    const moved = Number(monday.prices[0]?.price) - Number(before.prices[0]?.price)
    expect(Number(monday.prices[0]?.change)).toBeCloseTo(moved, 6)
    standAt('2026-01-10T12:00')
    const saturday = await closes('02800')
    standAt('2026-01-12T09:00')
    expect(await closes('02800')).toEqual(saturday)
  })

  test('a day without trading moves no price', async () => {
    standAt('2026-01-05T17:00')
    await declareClosure(context.db, { day: '2026-01-05', reason: 'typhoon', fromMinute: null })
    expect((await closes('02800')).tradingDay).toBe('2026-01-02')
  })

  test('prices stay prices for every instrument, years ahead and before the first day', async () => {
    const codes = [...instruments.keys()]
    const all = async () => [
      ...(await closes(...codes.slice(0, 20))).prices,
      ...(await closes(...codes.slice(20))).prices,
    ]
    for (const years of [-3, 2, 9]) {
      clock.moveBusiness(years * 365 * day)
      for (const { code, price } of await all()) {
        const { walk, rate } = instruments.get(code)!
        const began = walk.start / rate
        expect(Number(price)).toBeGreaterThan(began / 4)
        expect(Number(price)).toBeLessThan(began * 4)
      }
    }
  })

  test('counters of one fund tell of one price', async () => {
    const { prices } = await closes('03042', '09042', '83042')
    const [hkd = 0, usd = 0, cny = 0] = prices.map(({ price }) => Number(price))
    expect(usd * 7.8).toBeCloseTo(hkd, 1)
    expect(cny * 1.08).toBeCloseTo(hkd, 1)
  })

  test('an unchanged answer costs no body', async () => {
    const first = await ask('?codes=02800')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const again = await app.inject({
      url: '/api/market/closes?codes=02800',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    '',
    '?codes=',
    '?codes=2800',
    '?codes=02800,',
    '?codes=%00',
    '?codes=02800&codes=03008',
    `?codes=${Array.from({ length: 21 }, (_, n) => 10_000 + n).join(',')}`,
  ])('the query %.20s asks for nothing there could be', async (query) => {
    expect((await ask(query)).json()).toMatchObject({ reason: 'invalid_request' })
  })
})
