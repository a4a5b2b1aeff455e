import { marketOverview, moversReply, quotesReply } from '@foyer/api/market'
import { moverBoards, shownMovers } from '@foyer/api/market-limits'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { device } from '../../testing/signed-client.ts'
import { readMarketConditions } from './conditions.ts'
import type { Feed } from './feed.ts'
import { moversOf } from './movers.ts'
import { visitorsMovers } from './visitors-movers.ts'

const { app, context, clock } = await testApp()
const { clocks } = context
const moment = Date.parse('2026-01-05T10:20:00+08:00')
const standAt = (at: number) => clock.moveBusiness(at - clocks.wall())

const requestMovers = async (count: number) => {
  const visitor = device(app, context)
  const signed = visitor.sign('/quote/market/movers', { board: 'gainers', count }, await visitor.tourist())
  const reply = await visitor.send({ ...signed, headers: { ...signed.headers, 'message-type': 'movers' } })
  return moversReply.parse(reply.json().data)
}

/** The state of the market, and a count of the requests to its feed. */
const counted = async (version: string) => {
  const conditions = await readMarketConditions(context)
  const reads = { times: 0 }
  const source: Feed = {
    ...conditions.source,
    figuresAt: (...of) => {
      reads.times++
      return conditions.source.figuresAt(...of)
    },
  }
  return { conditions: { ...conditions, source, version }, reads }
}

test('movers are computed once for all visitors who request them in the same ten seconds', async () => {
  const { conditions, reads } = await counted('one set')
  for (const board of moverBoards) {
    reads.times = 0
    const [first, together] = await Promise.all([1, 2].map(() => visitorsMovers(conditions, board, moment)))
    const once = reads.times
    expect(once).toBeGreaterThan(0)
    expect(first).toEqual(await moversOf(await readMarketConditions(context), board, moment, 50))
    expect(together).toBe(first)
    expect(await visitorsMovers(conditions, board, moment)).toBe(first)
    expect(reads.times).toBe(once)
    await visitorsMovers(conditions, board, moment + 10_000)
    expect(reads.times).toBeGreaterThan(once)
  }
})

test('a halt or a declared closure changes the state of the market, and the movers are computed again', async () => {
  const [one, other] = [await counted('one'), await counted('other')]
  await visitorsMovers(one.conditions, 'gainers', moment)
  await visitorsMovers(other.conditions, 'gainers', moment)
  expect(other.reads.times).toBe(one.reads.times)
})

test('the ten seconds begin at the same moment for all visitors, and the state of the market is never delayed', async () => {
  const lunch = Date.parse('2026-01-05T12:00:00+08:00')
  standAt(lunch + 7_000)
  const late = await requestMovers(3)
  expect(late).toMatchObject({ asOf: lunch - 900_000, delay: 900, market: { state: 'lunch' } })
  standAt(lunch)
  expect(await requestMovers(3)).toEqual(late)
  expect((await requestMovers(2)).quotes).toEqual(late.quotes.slice(0, 2))
  standAt(lunch - 1)
  expect(await requestMovers(3)).toMatchObject({ asOf: lunch - 910_000, market: { state: 'open' } })
})

test('R31 the overview shows anybody the indices and the movers that visitors get from signed calls, with one ETag for ten seconds', async () => {
  standAt(moment)
  const overview = await app.inject('/api/market/overview')
  expect(overview.statusCode).toBe(200)
  expect(overview.headers['cache-control']).toBe('public, no-cache')
  const { indices, movers } = marketOverview.parse(overview.json())
  expect(indices).toMatchObject({ delay: 900, asOf: moment - 900_000 })
  expect(indices.quotes.length).toBeGreaterThan(0)
  expect(indices.quotes.every(({ kind, isDelayed }) => kind === 'index' && isDelayed)).toBe(true)
  expect(movers).toEqual(await requestMovers(shownMovers))

  const again = () =>
    app.inject({ url: '/api/market/overview', headers: { 'if-none-match': String(overview.headers.etag) } })
  standAt(moment + 9_999)
  expect((await again()).statusCode).toBe(304)
  standAt(moment + 10_000)
  expect((await again()).statusCode).toBe(200)
})

test('R31 the quote of one security is delayed for anybody, and an unknown code is refused', async () => {
  standAt(moment)
  const quoteOf = (code: string) => app.inject(`/api/market/quotes/${code}`)
  const reply = quotesReply.parse((await quoteOf('02800')).json())
  expect(reply).toMatchObject({ delay: 900, asOf: moment - 900_000, quotes: [{ code: '02800', isDelayed: true }] })
  const unknown = await quoteOf('00000')
  expect([unknown.statusCode, unknown.json().reason]).toEqual([404, 'not_found'])
  expect((await quoteOf('..%2F02800')).statusCode).toBe(400)
})

test('N7 without a feed the overview is refused, as the signed calls are', async () => {
  const feed = (state: string) => app.inject({ method: 'POST', url: '/dev/market', payload: { feed: state } })
  await feed('down')
  try {
    const reply = await app.inject('/api/market/overview')
    expect([reply.statusCode, reply.json().reason]).toEqual([503, 'market_unavailable'])
  } finally {
    await feed('up')
  }
})
