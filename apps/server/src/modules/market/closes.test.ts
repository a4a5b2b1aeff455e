import { closingPrices } from '@foyer/contract/quotes'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
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
    await declareClosure(
      context.db,
      { day: '2026-01-05', reason: 'typhoon', fromMinute: null },
      context.clocks.business(),
    )
    expect((await closes('02800')).tradingDay).toBe('2026-01-02')
  })

  test('prices stay prices for every instrument, years ahead and before the first day', async () => {
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

  test('asking again costs no walk, ten years on, and the next day costs one step of it', async () => {
    const codes = [...instruments.keys()].slice(0, 20).join(',')
    const cost = async () => {
      const before = process.cpuUsage()
      await ask(`?codes=${codes}`)
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

  test('prices reached day by day are those reached at once, closures declared between or not', async () => {
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

  test('in production nothing serves simulated prices of real securities', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables })
    const { app: production } = await testApp({ ...context, environment })
    const reply = await production.inject('/api/market/closes?codes=02800')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ reason: 'not_found' })
  })
})
