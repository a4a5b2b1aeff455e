import { closingPrices } from '@foyer/api/quotes'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
import { declareClosure } from '../trading-calendar/closures.ts'
import { instruments } from './instruments.ts'

const { app, context, clock } = await testApp()
const day = 86_400_000

const getCloses = (query: string) => app.inject(`/api/market/closes${query}`)
const closes = async (...codes: string[]) => closingPrices.parse((await getCloses(`?codes=${codes.join(',')}`)).json())
/** Moves the business clock to a Hong Kong time. */
const standAt = (moment: string) => clock.moveBusiness(Date.parse(`${moment}+08:00`) - context.clocks.wall())

afterEach(async () => {
  clock.moveBusiness(0)
  await context.db`delete from market_closures`
})

describe('GET /api/market/closes', () => {
  test('the closes contain name, currency, price, change and percent of the known codes, in the order of the request', async () => {
    const { tradingDay, prices } = await closes('03008', '00000', '02800', '83042')
    // the test clock is Monday 5 January 2026, 10:00, so Friday was the last day to close
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

  test('closing prices are the same in every process and run', async () => {
    const { prices } = await closes('02800', '09008')
    expect(prices).toMatchObject([{ price: '28.400' }, { price: '7.024' }])
  })

  test('closing prices change when trading ends, not at midnight, and stay the same over a weekend', async () => {
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

  test('a day without trading does not change any price', async () => {
    standAt('2026-01-05T17:00')
    await declareClosure(
      context.db,
      { day: '2026-01-05', reason: 'typhoon', fromMinute: null },
      context.clocks.business(),
    )
    expect((await closes('02800')).tradingDay).toBe('2026-01-02')
  })

  test('prices of every instrument stay plausible years ahead and before the first day', async () => {
    const codes = [...instruments.keys()]
    const pages = Array.from({ length: Math.ceil(codes.length / 20) }, (_, nth) => codes.slice(nth * 20, nth * 20 + 20))
    const all = async () => (await Promise.all(pages.map(async (page) => (await closes(...page)).prices))).flat()
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

  test('a repeated request computes no walk, ten years ahead, and the next day computes one step of it', async () => {
    const codes = [...instruments.keys()].slice(0, 20).join(',')
    const cost = async () => {
      const before = process.cpuUsage()
      await getCloses(`?codes=${codes}`)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    await cost()
    const costAt = (days: number) => {
      clock.moveBusiness(days * day)
      return cost()
    }
    const walked = await costAt(10 * 365)
    const again = Math.min(await cost(), await cost(), await cost())
    const stepped = Math.min(await costAt(10 * 365 + 7), await costAt(10 * 365 + 14), await costAt(10 * 365 + 21))
    expect(again * 5).toBeLessThan(walked)
    expect(stepped * 5).toBeLessThan(walked)
  })

  test('prices computed day by day equal those computed at once, even if closures are declared in between', async () => {
    const at = async (moment: string) => {
      standAt(moment)
      return closes('02800', '83042')
    }
    await at('2026-03-02T17:00')
    await declareClosure(
      context.db,
      { day: '2026-03-03', reason: 'typhoon', fromMinute: null },
      context.clocks.business(),
    )
    const [closed, after] = [await at('2026-03-03T17:00'), await at('2026-03-04T17:00')]
    expect([closed.tradingDay, after.tradingDay]).toEqual(['2026-03-02', '2026-03-04'])
    await at('2025-06-02T17:00')
    expect(await at('2026-03-04T17:00')).toEqual(after)
    await context.db`delete from market_closures`
    expect((await at('2026-03-03T17:00')).tradingDay).toBe('2026-03-03')
    expect(await at('2026-03-04T17:00')).not.toEqual(after)
  })

  test('the counters of one fund follow the same price', async () => {
    const { prices } = await closes('03042', '09042', '83042')
    const [hkd = 0, usd = 0, cny = 0] = prices.map(({ price }) => Number(price))
    expect(usd * 7.8).toBeCloseTo(hkd, 1)
    expect(cny * 1.08).toBeCloseTo(hkd, 1)
  })

  test('an unchanged answer has no body', async () => {
    const first = await getCloses('?codes=02800')
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
  ])('the query %.20s is refused, because it requests nothing that could exist', async (query) => {
    expect((await getCloses(query)).json()).toMatchObject({ reason: 'invalid_request' })
  })

  test('production does not serve simulated prices of real securities', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables })
    const { app: production } = await testApp({ ...context, environment })
    const reply = await production.inject('/api/market/closes?codes=02800')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ reason: 'not_found' })
  })
})
