import { candlesReply, moversReply, quotesReply, searchReply, streamReply } from '@foyer/api/market'
import { refusals } from '@foyer/protocol/errors'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { registered } from '../../testing/registered.ts'
import { type Credentials, device } from '../../testing/signed-client.ts'
import { indices, instruments } from './instruments.ts'
import { lastPrices } from './last-prices.ts'

const { app, context, clock } = await testApp()
const { clocks, db } = context
const from = device(app, context)
const visitor = await from.tourist()
const member = await registered(context, from, '+85251230001')

const call = async (name: string, body: object, as: Credentials = member, by = from) => {
  const signed = by.sign(`/quote/market/${name}`, body, as)
  const reply = await by.send({ ...signed, headers: { ...signed.headers, 'message-type': 'quotes' } })
  return { http: reply.statusCode, ...reply.json() }
}
const quotes = async (codes: string[], as?: Credentials) =>
  quotesReply.parse((await call('quotes', { codes }, as)).data)
const dev = async (body: object) => app.inject({ method: 'POST', url: '/dev/market', payload: body })
const standAt = (moment: string) => clock.moveBusiness(Date.parse(`${moment}+08:00`) - clocks.wall())

beforeEach(() => standAt('2026-01-05T10:20'))
afterEach(async () => {
  await db`delete from sandbox_halts`
  await db`delete from market_closures`
  await dev({ feed: 'up' })
})

describe('N7 market/quotes', () => {
  test('quotes contain the known codes once each in the order of the request, in real time for a registered person', async () => {
    const reply = await quotes(['99102', '00000', '02800', '09042', 'LTH40', '99102'])
    expect(reply).toMatchObject({ delay: 0, asOf: clocks.business(), market: { state: 'open', next: 'lunch' } })
    expect(reply.quotes.map(({ code, kind, currency, lotSize }) => [code, kind, currency, lotSize])).toEqual([
      ['99102', 'stock', 'HKD', 100],
      ['02800', 'fund', 'HKD', 500],
      ['09042', 'fund', 'USD', 100],
      ['LTH40', 'index', 'HKD', 0],
    ])
    for (const quote of reply.quotes) {
      const { price, previousClose, open, high, low, change, percent, at } = quote
      expect(Number(price) - Number(previousClose)).toBeCloseTo(Number(change), 6)
      expect((Number(change) / Number(previousClose)) * 100).toBeCloseTo(Number(percent), 1)
      expect(Number(high)).toBeGreaterThanOrEqual(Math.max(Number(open), Number(price)))
      expect(Number(low)).toBeLessThanOrEqual(Math.min(Number(open), Number(price)))
      expect([quote.isDelayed, quote.isHalted]).toEqual([false, false])
      expect(clocks.business() - at).toBeLessThan(60_000)
    }
  })

  test('visitors see quotes that are a quarter of an hour old and marked as delayed', async () => {
    const now = clocks.business()
    const late = await quotes(['02800'], visitor)
    expect(late).toMatchObject({ delay: 900, asOf: now - 900_000, quotes: [{ isDelayed: true }] })
    clock.moveBusiness(now - 900_000 - clocks.wall())
    const [then] = (await quotes(['02800'])).quotes
    expect(late.quotes).toEqual([{ ...then, isDelayed: true }])
  })

  test('quotes stay at the end of the last trading day until the next one opens', async () => {
    standAt('2026-01-05T17:00')
    const [evening] = (await quotes(['02800'])).quotes
    standAt('2026-01-06T09:29')
    const [morning] = (await quotes(['02800'])).quotes
    expect(morning).toEqual(evening)
    const closes = (await app.inject('/api/market/closes?codes=02800')).json()
    expect(closes.prices[0].price).toBe(evening?.price)
    standAt('2026-01-06T09:31')
    const [open] = (await quotes(['02800'])).quotes
    expect(open?.previousClose).toBe(evening?.price)
  })

  test.each([
    ['no codes', { codes: [] }],
    ['too many', { codes: Array.from({ length: 51 }, (_, nth) => String(10_000 + nth)) }],
    ['a malformed code', { codes: ['02800', "'; drop table persons"] }],
    ['a code that is a number', { codes: [2800] }],
    ['a prototype', { codes: ['__proto__'] }],
    ['nothing', {}],
  ])('quotes with %s are refused', async (_what, body) => {
    expect((await call('quotes', body)).reason).toBe('invalid_request')
  })
})

describe('market/indices and market/movers', () => {
  test('the indices contain every index, and an index cannot be traded', async () => {
    const { quotes: found } = quotesReply.parse((await call('indices', {})).data)
    expect(found.map(({ code }) => code)).toEqual([...indices.keys()])
    for (const { kind, lotSize, volume } of found) expect([kind, lotSize, volume]).toEqual(['index', 0, '0'])
  })

  test.each([
    ['gainers', 'percent', -1],
    ['losers', 'percent', 1],
    ['turnover', 'turnover', -1],
  ] as const)('the board of %s is in order', async (board, figure, direction) => {
    const { quotes: found } = moversReply.parse((await call('movers', { board, count: 12 })).data)
    const figures = found.map((quote) => Number(quote[figure]))
    expect(figures).toEqual([...figures].sort((a, b) => (a - b) * direction))
    expect(found.length).toBe(12)
    for (const { kind, code } of found) {
      expect(kind).toBe('stock')
      expect(instruments.get(code)?.walk.suspendedFrom).not.toBe('2025-12-15')
    }
  })

  test('a halted instrument is not on the boards', async () => {
    const first = async () => (await call('movers', { board: 'turnover' })).data.quotes[0].code
    const code = await first()
    await dev({ halt: code })
    expect(await first()).not.toBe(code)
  })
})

describe('market/candles', () => {
  const candles = async (body: object, as?: Credentials) =>
    candlesReply.parse((await call('candles', { code: '99102', period: 'day', ...body }, as)).data)

  test('daily candles have no gaps, and the last one covers today up to now', async () => {
    const { candles: days, instrument, hasMore } = await candles({ count: 3 })
    expect(days.map(({ day }) => day)).toEqual(['2025-12-31', '2026-01-02', '2026-01-05'])
    expect([instrument.code, hasMore]).toEqual(['99102', true])
    const [quote] = (await quotes(['99102'])).quotes
    const { price: close, open, high, low, volume } = quote!
    expect(days.at(-1)).toEqual({ day: '2026-01-05', open, high, low, close, volume })
    expect(days.at(-2)?.close).toBe(quote?.previousClose)
    standAt('2026-01-05T11:20')
    const later = (await candles({ count: 1 })).candles[0]
    expect(Number(later?.volume)).toBeGreaterThan(Number(volume))
  })

  test('weekly and monthly candles follow the Hong Kong calendar and are joined from daily ones', async () => {
    const { candles: days } = await candles({ count: 60 })
    const { candles: weeks } = await candles({ period: 'week', count: 2 })
    expect(weeks.map(({ day }) => day)).toEqual(['2025-12-29', '2026-01-05'])
    const week = days.filter(({ day }) => day >= '2025-12-29' && day < '2026-01-05')
    expect(weeks[0]).toEqual({
      day: '2025-12-29',
      open: week[0]?.open,
      close: week.at(-1)?.close,
      high: week.map(({ high }) => high).sort((a, b) => Number(b) - Number(a))[0],
      low: week.map(({ low }) => low).sort((a, b) => Number(a) - Number(b))[0],
      volume: String(week.reduce((sum, { volume }) => sum + Number(volume), 0)),
    })
    const { candles: months } = await candles({ period: 'month', count: 400 })
    expect(months.map(({ day }) => day.slice(0, 7))).toEqual(
      Array.from({ length: 13 }, (_, nth) => new Date(Date.UTC(2025, nth, 1)).toISOString().slice(0, 7)),
    )
    expect(months.at(-2)?.close).toBe(days.filter(({ day }) => day < '2026-01-01').at(-1)?.close)
  })

  test('older candles are requested by the day of the first one, back to the very first', async () => {
    const all: string[] = []
    let before: string | undefined
    for (let hasMore = true; hasMore; ) {
      const page = await candles({ count: 100, ...(before && { before }) })
      all.unshift(...page.candles.map(({ day }) => day))
      before = page.candles[0]?.day
      hasMore = page.hasMore
    }
    expect(all.length).toBeGreaterThan(240)
    expect(all).toEqual([...new Set(all)].sort())
    expect(all[0]).toBe('2025-01-02')
    expect(all.at(-1)).toBe('2026-01-05')
  })

  test('visitors do not see candles of the last quarter of an hour', async () => {
    const [now, late] = [await candles({ count: 1 }), await candles({ count: 1 }, visitor)]
    expect(late.delay).toBe(900)
    expect(Number(late.candles[0]?.volume)).toBeLessThan(Number(now.candles[0]?.volume))
  })

  test.each([
    ['an unknown code', { code: '00000' }, 'not_found'],
    ['an unknown period', { period: 'year' }, 'invalid_request'],
    ['too many', { count: 401 }, 'invalid_request'],
    ['half of one', { count: 1.5 }, 'invalid_request'],
    ['a negative count', { count: -1 }, 'invalid_request'],
    ['an impossible day', { before: '2026-02-30' }, 'invalid_request'],
    ['a day of the year 0', { before: '0000-01-01' }, 'invalid_request'],
  ])('a request for candles with %s is refused', async (_what, body, reason) => {
    expect((await call('candles', { code: '02800', period: 'day', ...body })).reason).toBe(reason)
  })
})

describe('market/search', () => {
  const search = async (content: string) => searchReply.parse((await call('search', { content })).data).found

  test('the search finds an instrument by a name in any script', async () => {
    expect((await search('湾线'))[0]).toMatchObject({ code: '99136', kind: 'stock', lotSize: 500 })
  })

  test.each(['x'.repeat(41), '\0', '\ud800'])(
    'the search refuses %j, which a search field does not accept',
    async (content) => {
      expect((await call('search', { content })).reason).toBe('invalid_request')
    },
  )
})

describe('market/stream', () => {
  test('the ticket is an address on the quote host with its lifetime', async () => {
    const reply = streamReply.parse((await call('stream', { codes: ['02800'] }, visitor)).data)
    expect(reply.url).toMatch(/^\/quote\/market\/stream\?ticket=[\w-]+\.[\w-]{43}$/)
    expect(reply).toMatchObject({ delay: 900, validUntil: clocks.wall() + 600_000 })
    const member = streamReply.parse((await call('stream', { codes: ['02800'] })).data)
    expect(member.delay).toBe(0)
    const ticket = member.url.split('ticket=')[1] ?? ''
    for (const secret of [from.sid, '51230001']) {
      expect(ticket).not.toContain(secret)
      expect(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()).not.toContain(secret)
    }
  })
})

describe('the market switches of the sandbox', () => {
  test('a halted instrument does not move and is marked as halted, while all others move', async () => {
    expect((await dev({ halt: '02800' })).json().data).toMatchObject({ halted: ['02800'], feed: 'up', state: 'open' })
    const [halted, other] = (await quotes(['02800', '99102'])).quotes
    standAt('2026-01-05T10:40')
    const [still, moved] = (await quotes(['02800', '99102'])).quotes
    expect(still).toEqual(halted)
    expect(still?.isHalted).toBe(true)
    expect(moved?.volume).not.toBe(other?.volume)
    await dev({ resume: '02800' })
    const [gone] = (await quotes(['02800'])).quotes
    expect(gone?.isHalted).toBe(false)
    expect(Number(gone?.volume)).toBeGreaterThan(Number(still?.volume))
  })

  test('a permanently suspended instrument is marked as halted', async () => {
    const [suspended] = (await quotes(['99148'])).quotes
    expect(suspended).toMatchObject({ isHalted: true, change: '0.000', percent: '0.00', volume: '0' })
  })

  test('with the delayed feed everyone sees quotes that are a quarter of an hour old', async () => {
    await dev({ feed: 'delayed' })
    expect(await quotes(['02800'])).toMatchObject({ delay: 900, quotes: [{ isDelayed: true }] })
    expect((await call('stream', { codes: ['02800'] })).data.delay).toBe(900)
  })

  test.each([
    ['quotes', { codes: ['02800'] }],
    ['indices', {}],
    ['movers', { board: 'gainers' }],
    ['candles', { code: '02800', period: 'day' }],
    ['search', { content: '02800' }],
    ['stream', { codes: ['02800'] }],
  ])('X2 with the feed down market/%s answers a market status that is not 0', async (name, body) => {
    await dev({ feed: 'down' })
    const { status } = refusals.market_unavailable
    expect(await call(name, body)).toMatchObject({ http: 503, status, reason: 'market_unavailable' })
    expect(status).not.toBe(0)
    expect((await lastPrices(context, ['02800'])).size).toBe(1)
  })

  test('the switches accept only existing instruments', async () => {
    expect((await dev({ halt: '00000' })).json().reason).toBe('not_found')
    expect((await dev({ resume: '02800' })).json().reason).toBe('not_found')
    expect((await dev({ feed: 'sideways' })).json().reason).toBe('invalid_request')
  })
})

test('the prices for the firm’s books equal those of the quotes, in thousandths', async () => {
  const prices = await lastPrices(context, ['02800', '09042', '00000', '99148'])
  expect([...prices.keys()]).toEqual(['02800', '09042', '99148'])
  const [fund, counter] = (await quotes(['02800', '09042'])).quotes
  expect(prices.get('02800')).toMatchObject({
    price: Number(fund?.price.replace('.', '')),
    currency: 'HKD',
    rate: 1000,
  })
  expect(prices.get('02800')).toMatchObject({ lotSize: 500, marginable: 70, isHalted: false, at: fund?.at })
  expect(prices.get('09042')).toMatchObject({ price: Number(counter?.price.replace('.', '')), rate: 7800 })
  expect(prices.get('99148')).toMatchObject({ marginable: 0, isHalted: true })
})
