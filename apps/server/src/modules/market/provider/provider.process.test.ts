import { candlesReply, quotesReply, searchReply } from '@foyer/api/market'
import { closingPrices } from '@foyer/api/quotes'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { createConnectors } from '../../../connectors/connect.ts'
import { startBackOffice } from '../../../testing/back-office.ts'
import { testApp, testContext } from '../../../testing/context.ts'
import { testPools } from '../../../testing/database.ts'
import { seededDatabase } from '../../../testing/global-setup.ts'
import { registered } from '../../../testing/registered.ts'
import { type Credentials, device } from '../../../testing/signed-client.ts'
import { readMarketConditions } from '../conditions.ts'
import { slotOf } from '../exchange/slots.ts'
import { listSimulated } from '../listed.ts'
import { known, quotesOf } from '../quotes.ts'
import { mirrorOf } from './provider.ts'
import { readProvider, spread } from './read-provider.ts'

const office = await startBackOffice()
const [db, secondDb] = await testPools(2, seededDatabase)
if (!db || !secondDb) throw new Error('there are not two pools')
const environment = readEnvironment(office.variables)
const connected = async (pool: typeof db) => {
  const { context: parts } = await testContext({ db: pool, environment })
  const { marketData } = createConnectors(parts, pino({ enabled: false }), { firstPause: 1, failures: 500 })
  return { ...parts.connectors, marketData }
}
const { app, context, clock } = await testApp({ db, connectors: await connected(db) })
const second = { ...context, db: secondDb, connectors: await connected(secondDb) }
const { clocks } = context
const from = device(app, context)
const visitor = await from.tourist()
const member = await registered(context, from, '+85251230001')

const me = '00000000-0000-4000-8000-00000000000a'
const other = '00000000-0000-4000-8000-00000000000b'
const read = () => readProvider(context, me, 0)
/** Reads the provider, and moves the clock to when what was read is shown. */
const readAndWait = async () => {
  await read()
  clock.advance(spread)
}
const call = async (name: string, body: object, as: Credentials = member) => {
  const signed = from.sign(`/quote/market/${name}`, body, as)
  return (await from.send({ ...signed, headers: { ...signed.headers, 'message-type': 'quotes' } })).json()
}
const quotes = async (codes: string[], as?: Credentials) =>
  quotesReply.parse((await call('quotes', { codes }, as)).data)
const quotesAt = async (at: typeof context, codes: string[]) => {
  const conditions = await readMarketConditions(at)
  return quotesOf(conditions, known(codes), clocks.business(), 0)
}
const priceOf = async (code: string, as?: Credentials) => (await quotes([code], as)).quotes[0]?.price

afterAll(listSimulated)
beforeEach(async () => {
  await office.heal()
  office.change('delete from market_state')
  await readAndWait()
})

test('quotes and the list of securities are those of the provider, equal in two servers of which one reads', async () => {
  await office.quote({ code: '00700', price: 512_400 })
  expect([await read(), await readProvider(second, other, 0)]).toEqual([true, false])
  clock.advance(spread)
  const [one, two] = [
    await quotesAt(context, ['00700', '02800', 'HSI']),
    await quotesAt(second, ['00700', '02800', 'HSI']),
  ]
  expect(one).toEqual(two)
  expect(one.quotes.map(({ code, price }) => [code, price])).toEqual([
    ['00700', '512.400'],
    ['02800', '26.000'],
    ['HSI', '26500.000'],
  ])
  const { found } = searchReply.parse((await call('search', { content: 'tencent' })).data)
  expect(found.map(({ code }) => code)).toEqual(['00700'])
  // a simulated one
  expect((await quotes(['99102'])).quotes).toEqual([])
})

test('a change is shown at one moment in every server, as one tick, and visitors see it fifteen minutes later', async () => {
  const before = await priceOf('00700')
  await office.quote({ code: '00700', price: 513_000 })
  await read()
  const slot = slotOf(clocks.wall() + spread)
  expect(await priceOf('00700')).toBe(before)
  clock.advance(spread)
  for (const server of [context, second]) {
    await readMarketConditions(server)
    expect(mirrorOf(server)?.tickIn('00700', slot)?.price).toBe(513_000)
    expect(mirrorOf(server)?.tickIn('00700', slot - 1)).toBeUndefined()
  }
  expect(await priceOf('00700')).toBe('513.000')
  for (let minutes = 0; minutes < 15; minutes += 5) {
    expect(await priceOf('00700', visitor)).not.toBe('513.000')
    clock.advance(5 * 60_000)
    await read()
  }
  expect(await priceOf('00700', visitor)).toBe('513.000')
})

test('when the process that reads has ended another goes on at its place, and a change is not lost', async () => {
  await office.quote({ code: '02800', price: 26_100 })
  expect(await readProvider(second, other, 0)).toBe(false)
  clock.advance(10_000)
  expect(await readProvider(second, other, 0)).toBe(true)
  expect(await read()).toBe(false)
  clock.advance(spread)
  expect(await priceOf('02800')).toBe('26.100')
  clock.advance(10_000)
  expect(await read()).toBe(true)
})

test('figures are marked as old with their time while the provider is away, and are live again afterwards', async () => {
  expect(await quotes(['02800'])).toMatchObject({ staleSince: null, delay: 0, quotes: [{ isDelayed: false }] })
  const [{ at = 0 } = {}] = await db<{ at: number }[]>`
    select (extract(epoch from complete_to) * 1000)::bigint as at from market_feed`
  const versions = async (): Promise<[string, string]> => [
    (await readMarketConditions(context)).version,
    (await readMarketConditions(second)).version,
  ]
  const live = await versions()
  await office.fail({ fault: 'down', system: 'market-data' })
  clock.advance(11_000)
  await expect(read()).rejects.toThrow('the market-data of the firm is away')
  const old = await quotes(['02800'])
  expect(old).toMatchObject({ staleSince: at, asOf: at, quotes: [{ price: '26.100', isDelayed: true }] })
  expect((await quotesAt(second, ['02800'])).staleSince).toBe(at)
  // streams begin anew from a snapshot that is marked, in every server the same
  const [one, two] = await versions()
  expect([one === two, live.includes(one)]).toEqual([true, false])
  // what visitors see is of a time when the data were complete
  expect((await quotes(['02800'], visitor)).staleSince).toBe(null)
  clock.advance(900_000)
  expect((await quotes(['02800'], visitor)).staleSince).toBe(at)
  await office.heal()
  await readAndWait()
  expect(await quotes(['02800'])).toMatchObject({ staleSince: null, quotes: [{ isDelayed: false }] })
})

test('figures are marked as old if the provider answers but has no data itself', async () => {
  const stopped = clocks.wall()
  office.change('insert into market_state (complete_to) values (?)', new Date(stopped).toISOString())
  clock.advance(30_000)
  await readAndWait()
  expect((await quotes(['02800'])).staleSince).toBe(stopped)
})

test('a halted security keeps its last price and is shown as halted until it is traded again', async () => {
  await office.quote({ code: '03008', isHalted: true })
  await readAndWait()
  expect((await quotes(['03008'])).quotes).toMatchObject([{ price: '12.000', isHalted: true }])
  await office.quote({ code: '03008', price: 12_500, isHalted: false })
  await readAndWait()
  expect((await quotes(['03008'])).quotes).toMatchObject([{ price: '12.500', isHalted: false }])
})

test('a cursor that the provider does not know any more begins from the current quotes', async () => {
  await db`update market_feed set cursor = 'q-of-another-time'`
  await office.quote({ code: '02800', price: 26_300 })
  await read()
  await readAndWait()
  expect(await priceOf('02800')).toBe('26.300')
})

test('candles and closing prices are the trading days of the provider, read once, and remain while it is away', async () => {
  const bar = (day: string, close: number) => ({ day, open: close, high: close, low: close, close, volume: 7 })
  office.change("delete from bars where code = '02800'")
  for (const one of [bar('2025-12-31', 25_000), bar('2026-01-02', 25_500)])
    office.change('insert into bars (code, day, facts) values (?, ?, ?)', '02800', one.day, JSON.stringify(one))
  await office.quote({ code: '02800', price: 26_400, at: new Date(clocks.wall()).toISOString() })
  await readAndWait()
  const candles = async (code: string) => call('candles', { code, period: 'day', count: 5 })
  const { candles: shown } = candlesReply.parse((await candles('02800')).data)
  expect(shown.map(({ day, close }) => [day, close])).toEqual([
    ['2025-12-31', '25.000'],
    ['2026-01-02', '25.500'],
    ['2026-01-05', '26.400'],
  ])
  const closes = closingPrices.parse((await app.inject('/api/market/closes?codes=02800,99102')).json())
  expect(closes).toMatchObject({
    tradingDay: '2026-01-02',
    prices: [{ code: '02800', price: '25.500', change: '0.500' }],
  })
  await office.fail({ fault: 'down', system: 'market-data' })
  expect((await candles('02800')).data.candles).toHaveLength(3)
  expect((await candles('00700')).reason).toBe('unavailable')
})

test('ticks that nobody looks back to are deleted, and the last one of each security remains', async () => {
  for (let price = 1; price <= 3; price++) {
    await office.quote({ code: '00700', price: price * 1000 })
    await readAndWait()
  }
  clock.advance(30 * 60_000)
  await office.quote({ code: '02800', price: 27_000 })
  await read()
  clock.advance(61_000)
  await db`update market_feed set cursor = ''`
  await readAndWait()
  const rows = await db<{ code: string; count: number }[]>`
    select code, count(*)::int as count from market_ticks
    where slot < ${slotOf(clocks.wall() - 20 * 60_000)} group by code order by code`
  expect(rows.map(({ code, count }) => [code, count])).toEqual([
    ['00700', 1],
    ['02800', 1],
    ['03008', 1],
    ['HSI', 1],
  ])
})

test('a chart of the day and a sparkline have the minutes in which the provider sent quotes', async () => {
  const minute = Math.floor(clocks.wall() / 60_000) * 60_000
  for (const [price, seconds] of [
    [500_000, -60],
    [500_800, -50],
    [499_600, -40],
    [500_200, 5],
  ] as const) {
    await office.quote({ code: '00700', price, at: new Date(minute + seconds * 1000).toISOString() })
    await readAndWait()
  }
  clock.advance(60_000)
  const rows = await db`
    select open, high, low, close from market_minutes where code = '00700' and at = ${new Date(minute - 60_000)}`
  expect(rows).toEqual([{ open: 500_000, high: 500_800, low: 499_600, close: 499_600 }])
  const { data } = await call('intraday', { code: '00700', range: 'day' })
  const { data: lines } = await call('sparklines', { codes: ['00700'] })
  // outside trading the last trading day has no quotes of this test
  expect([data.minutes, lines.lines.map(({ code }: { code: string }) => code)]).toEqual([1, ['00700']])
})

test('the order book is the provider’s, and there is none while it is away', async () => {
  const conditions = await readMarketConditions(context)
  const book = () => conditions.source.depthAt(conditions.closures, known(['00700'])[0] as never, clocks.business())
  const first = await book()
  expect(first?.bids[0]?.price).toBeLessThan(first?.offers[0]?.price ?? 0)
  await office.fail({ fault: 'down' })
  expect(await book()).toEqual(first)
  clock.advance(1_000)
  expect(await book()).toBeUndefined()
})
