import { depthReply, detailsReply, intradayReply, sparklinesReply } from '@foyer/api/market-details'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { registered } from '../../testing/registered.ts'
import { type Credentials, device } from '../../testing/signed-client.ts'

const { app, context, clock } = await testApp()
const { clocks, db } = context
const from = device(app, context)
const visitor = await from.tourist()
const member = await registered(context, from, '+85251230001')

const call = async (name: string, body: object, as: Credentials = member) => {
  const signed = from.sign(`/quote/market/${name}`, body, as)
  const reply = await from.send({ ...signed, headers: { ...signed.headers, 'message-type': 'quotes' } })
  return reply.json()
}
const intraday = async (code: string, range: 'day' | 'fiveDays', as?: Credentials) =>
  intradayReply.parse((await call('intraday', { code, range }, as)).data)
const quoteOf = async (code: string, as?: Credentials) => (await call('quotes', { codes: [code] }, as)).data.quotes[0]
const depth = async (code: string, as?: Credentials) => depthReply.parse((await call('depth', { code }, as)).data).depth
const standAt = (moment: string) => clock.moveBusiness(Date.parse(`${moment}+08:00`) - clocks.wall())
const dev = (body: object) => app.inject({ method: 'POST', url: '/dev/market', payload: body })
const at = (moment: string) => Date.parse(`${moment}+08:00`)

beforeEach(async () => {
  standAt('2026-01-05T14:20:30')
  await db`delete from sandbox_halts`
  await dev({ feed: 'up' })
})

describe('market/intraday', () => {
  test('a day has its whole minutes in order, which agree with the quote', async () => {
    const { bars, minutes, previousClose } = await intraday('02800', 'day')
    const quote = await quoteOf('02800')
    expect(minutes).toBe(1)
    expect(previousClose).toBe(quote.previousClose)
    expect(bars[0]).toMatchObject({ at: at('2026-01-05T09:30'), open: quote.open })
    expect(bars.at(-1)?.at).toBe(at('2026-01-05T14:19'))
    // 150 minutes of the morning, 80 of the afternoon
    expect(bars.length).toBe(230)
    for (const [nth, bar] of bars.entries()) {
      expect(Number(bar.low)).toBeLessThanOrEqual(Math.min(Number(bar.open), Number(bar.close)))
      expect(Number(bar.high)).toBeGreaterThanOrEqual(Math.max(Number(bar.open), Number(bar.close)))
      if (nth > 0) expect(bar.at).toBeGreaterThan(bars[nth - 1]?.at ?? 0)
    }
    const volume = bars.reduce((sum, bar) => sum + Number(bar.volume), 0)
    expect(volume).toBeLessThanOrEqual(Number(quote.volume))
    expect(volume).toBeGreaterThan(Number(quote.volume) * 0.95)
  })

  test('a visitor has the minutes of a quarter of an hour ago', async () => {
    const { bars, delay } = await intraday('02800', 'day', visitor)
    expect([delay, bars.at(-1)?.at]).toEqual([900, at('2026-01-05T14:04')])
  })

  test('five days have bars of five minutes, and the close before the first day', async () => {
    const { bars, minutes, previousClose } = await intraday('02800', 'fiveDays')
    const days = [...new Set(bars.map((bar) => new Date(bar.at + 8 * 3_600_000).toISOString().slice(0, 10)))]
    expect(minutes).toBe(5)
    expect(days).toEqual(['2025-12-29', '2025-12-30', '2025-12-31', '2026-01-02', '2026-01-05'])
    const before = (await call('candles', { code: '02800', period: 'day', before: '2025-12-29', count: 1 })).data
    expect(previousClose).toBe(before.candles[0].close)
    expect(bars.length).toBeLessThan(331)
  })

  test('before the open a day is the last trading day, and a suspended security has no minutes', async () => {
    standAt('2026-01-05T08:00')
    expect((await intraday('02800', 'day')).bars[0]?.at).toBe(at('2026-01-02T09:30'))
    expect(await call('intraday', { code: '00000', range: 'day' })).toMatchObject({ reason: 'not_found' })
  })

  test('a halt ends the minutes of a security', async () => {
    await dev({ halt: '02800' })
    clock.advance(600_000)
    expect((await intraday('02800', 'day')).bars.at(-1)?.at).toBe(at('2026-01-05T14:19'))
  })
})

test('market/sparklines has the prices of a day every ten minutes up to the quote, of the known codes', async () => {
  const reply = sparklinesReply.parse((await call('sparklines', { codes: ['02800', '00000', 'LTH40'] })).data)
  expect(reply.lines.map(({ code }) => code)).toEqual(['02800', 'LTH40'])
  for (const { code, prices, previousClose } of reply.lines) {
    const quote = await quoteOf(code)
    // fifteen of the morning, eight of the afternoon
    expect(prices.length).toBe(23)
    expect([prices.at(-1), previousClose]).toEqual([quote.price, quote.previousClose])
  }
})

describe('market/details', () => {
  const details = async (code: string, as?: Credentials) =>
    detailsReply.parse((await call('details', { code }, as)).data)

  test('the range of 52 weeks contains the range of the day, and a company has its shares', async () => {
    const [facts, quote] = [await details('99102'), await quoteOf('99102')]
    expect(Number(facts.yearHigh)).toBeGreaterThanOrEqual(Number(quote.high))
    expect(Number(facts.yearLow)).toBeLessThanOrEqual(Number(quote.low))
    expect(facts).toMatchObject({ issued: '8400000000', annualFee: null })
  })

  test('a fund has the yearly fee that the firm published, which is the same in each currency', async () => {
    const [fund, counter] = [await details('03008'), await details('09008')]
    expect(fund.annualFee).toBeGreaterThan(0)
    expect(counter.annualFee).toBe(fund.annualFee)
  })
})

describe('market/depth', () => {
  test('an order book has five prices on each side, around the price and in order', async () => {
    const [book, quote] = [await depth('02800'), await quoteOf('02800')]
    const [bids, offers] = [
      book?.bids.map(({ price }) => Number(price)),
      book?.offers.map(({ price }) => Number(price)),
    ]
    expect(bids?.length).toBe(5)
    expect(offers?.length).toBe(5)
    expect(bids).toEqual([...(bids ?? [])].sort((a, b) => b - a))
    expect(offers).toEqual([...(offers ?? [])].sort((a, b) => a - b))
    expect((offers?.[0] ?? 0) - (bids?.[0] ?? 0)).toBeCloseTo(0.02, 6)
    expect([bids?.[0], offers?.[0]]).toContain(Number(quote.price))
  })

  test.each<[string, string, () => unknown]>([
    ['an index', 'LTH40', () => undefined],
    ['a security at the lunch break', '02800', () => standAt('2026-01-05T12:30')],
    ['a halted security', '02800', () => dev({ halt: '02800' })],
    ['a delayed feed', '02800', () => dev({ feed: 'delayed' })],
  ])('%s has no order book', async (_, code, begin) => {
    await begin()
    expect(await depth(code)).toBeNull()
  })

  test('a visitor has no order book', async () => {
    expect(await call('depth', { code: '02800' }, visitor)).toMatchObject({ reason: 'level_too_low' })
  })
})
