import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterReply, link, live, open, pass, passWithHeartbeats } from './testing/page.ts'
import { quoteOf, replyOf, tickOf } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('R31 the connection of a page requests one snapshot and one stream for the codes of all parts', async () => {
  const page = open()
  page.feed.want(['02800', '03008'])
  page.feed.want(['03008', 'HSI'])
  page.feed.want(['03439'])
  await pass(100)
  expect(page.requested).toEqual([['02800', '03008', 'HSI', '03439']])
  expect(page.tickets).toEqual(page.requested)
  expect(page.sources).toHaveLength(1)
})

test('R31 the connection of a page is widened for a new part, stays as it is when a part leaves, and closes when the last part leaves', async () => {
  const page = await live()
  const unsubscribe = page.feed.want(['03008'])
  await pass(100)
  expect(page.tickets.at(-1)).toEqual(['02800', '03008'])
  expect(page.sources.map(({ readyState }) => readyState)).toEqual([2, 0])
  page.last().send('reset', replyOf(['02800', '03008']))
  unsubscribe()
  await pass(100)
  expect(page.sources).toHaveLength(2)
  page.unsubscribe()
  await pass(100)
  expect(page.last().readyState).toBe(2)
  expect(link(page)).toBe('idle')
  await pass(300_000)
  expect(page.sources).toHaveLength(2)
})

test('R31 the requests of a page that no part wants any more are aborted', async () => {
  const { feed, server, signals } = open()
  server.quotes = () => new Promise(() => undefined)
  server.before = new Promise(() => undefined)
  const unsubscribe = feed.want(['02800'])
  await pass(100)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  unsubscribe()
  await pass(100)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('R31 the connection of a page polls the codes that do not fit in its stream', async () => {
  const codes = Array.from({ length: 70 }, (_, n) => String(10_000 + n))
  const page = open()
  page.feed.want(codes)
  await pass(100)
  expect(page.requested.map((some) => some.length)).toEqual([50, 20])
  page.last().send('reset', replyOf(codes.slice(0, 50)))
  page.requested.length = 0
  await pass(4_100)
  expect(page.requested).toEqual([codes.slice(50)])
  expect(link(page)).toBe('live')
})

test('R31 the stream brings changed quotes, their time and the state of the market', async () => {
  const page = await live()
  page.last().send('quotes', [tickOf('02800', '26.100', 5_400_000)], '5500000-abcdefgh')
  expect(page.board.get('02800')?.price).toBe('26.100')
  const market = { state: 'lunch', next: 'open', nextAt: 9, opensAt: 9 } as const
  page.last().send('market', market)
  expect(page.feed.view()).toMatchObject({ link: 'live', asOf: 5_500_000, market })
})

test('R31 the stream needs no further request while it is live', async () => {
  const page = await live()
  page.requested.length = 0
  await passWithHeartbeats(page, 120_000)
  expect([page.requested, page.sources.length]).toEqual([[], 1])
})

test('R31 the stream is not overwritten by a snapshot that was requested earlier and arrives later', async () => {
  const page = open()
  const slow = laterReply()
  page.server.quotes = () => slow.promise
  page.feed.want(['02800'])
  await pass(100)
  page.last().send('reset', replyOf(['02800'], '27.000', 2_000_000))
  slow.resolve(replyOf(['02800'], '26.000'))
  await pass(0)
  expect(page.board.get('02800')?.price).toBe('27.000')
  expect(page.feed.view().asOf).toBe(2_000_000)
})

test('R31 the stream is not overwritten by quotes of another answer, which add only the codes that it does not bring', async () => {
  const page = await live()
  page.last().send('quotes', [tickOf('02800', '26.100')])
  page.feed.offer([quoteOf('02800', '25.900'), quoteOf('03008', '9.000')])
  expect(page.board.get('02800')?.price).toBe('26.100')
  expect(page.board.get('03008')?.price).toBe('9.000')
})

test('R31 a stream that is missing does not overwrite the quotes of another answer', async () => {
  const page = open({ hasEvents: false })
  page.feed.want(['02800'])
  await pass(100)
  page.feed.offer([quoteOf('02800', '26.300')])
  expect(page.board.get('02800')?.price).toBe('26.300')
})

test('R31 the stream opens with the quotes, time and delay that came with the page, until the snapshot replaces them', async () => {
  const page = open()
  const slow = laterReply()
  page.server.quotes = () => slow.promise
  page.feed.begin({ ...replyOf(['02800'], '25.000', 900_000), delay: 900 })
  page.feed.want(['02800'])
  await pass(100)
  expect(page.board.get('02800')?.price).toBe('25.000')
  expect(page.feed.view()).toMatchObject({ link: 'opening', asOf: 900_000, delay: 900 })
  slow.resolve(replyOf(['02800'], '26.000', 1_800_000))
  await pass(0)
  expect(page.board.get('02800')?.price).toBe('26.000')
  expect(page.feed.view()).toMatchObject({ asOf: 1_800_000, delay: 0 })
  page.feed.begin({ ...replyOf(['02800'], '25.000', 900_000), delay: 900 })
  expect(page.board.get('02800')?.price).toBe('26.000')
})

test('R31 the quotes that came with the page notify no part of the page while another one renders', async () => {
  const page = open()
  const listener = vi.fn()
  page.feed.subscribe(listener)
  page.feed.begin(replyOf(['02800'], '25.000', 900_000))
  expect([page.feed.view().asOf, listener.mock.calls.length]).toEqual([900_000, 0])
  await pass(0)
  expect(listener).toHaveBeenCalledOnce()
})

test('quotes that the source has not renewed are old, with the time of the last ones, until newer ones arrive', async () => {
  const page = open()
  page.server.quotes = async () => ({ ...replyOf(['02800'], '25.000', 900_000), staleSince: 900_000 })
  page.feed.want(['02800'])
  await pass(100)
  expect(page.feed.view()).toMatchObject({ isOld: true, asOf: 900_000 })
  page.last().send('reset', replyOf(['02800'], '26.000', 1_800_000))
  expect(page.feed.view()).toMatchObject({ isOld: false, asOf: 1_800_000 })
})

test('R31 the stream of another person starts at a new address without the earlier quotes', async () => {
  const page = await live()
  page.feed.reset()
  expect(page.board.get('02800')).toBeUndefined()
  expect(page.feed.view()).toMatchObject({ link: 'opening', asOf: undefined, market: undefined })
  expect(page.sources[0]?.readyState).toBe(2)
  await pass(0)
  expect(page.tickets).toHaveLength(2)
  page.last().send('reset', { ...replyOf(['02800'], '25.000', 900_000), delay: 900 })
  expect(page.board.get('02800')?.price).toBe('25.000')
  expect(page.feed.view()).toMatchObject({ link: 'live', delay: 900, asOf: 900_000 })
})

test('R31 the stream continues after a short drop by the reconnect of the browser, without another request', async () => {
  const page = await live()
  page.requested.length = 0
  page.last().drop()
  await pass(4_000)
  page.last().reconnect()
  page.last().send('quotes', [tickOf('02800', '26.200')])
  await passWithHeartbeats(page, 60_000)
  expect(page.board.get('02800')?.price).toBe('26.200')
  expect([page.sources.length, page.requested.length, link(page)]).toEqual([1, 0, 'live'])
})

test('R31 a stream that stays away after a drop is replaced by polling until it is back', async () => {
  const page = await live()
  page.server.isStreamRefused = true
  page.last().drop()
  await pass(6_000)
  expect(link(page)).toBe('polling')
  page.server.isStreamRefused = false
  for (let waited = 0; page.sources.length < 2 && waited < 60; waited++) await pass(1_000)
  page.last().send('reset', replyOf(['02800'], '28.000'))
  expect(link(page)).toBe('live')
  expect(page.board.get('02800')?.price).toBe('28.000')
})

test('R31 a stream that the server ended is opened again immediately at a new address', async () => {
  const page = await live()
  page.last().refuse()
  await pass(0)
  expect(page.tickets).toHaveLength(2)
  expect(page.last().url).toBe('/stream/2')
  expect(link(page)).toBe('live')
})

test('R31 a stream that stopped silently is opened again after two missed heartbeats', async () => {
  const page = await live()
  await passWithHeartbeats(page, 30_000)
  await pass(34_000)
  expect(page.sources).toHaveLength(1)
  await pass(1_100)
  expect(page.sources.map(({ readyState }) => readyState)).toEqual([2, 0])
  await pass(9_000)
  expect(link(page)).toBe('polling')
})

test('R31 the stream reports that quotes are unavailable until it sends quotes again', async () => {
  const page = await live()
  page.last().send('unavailable', {})
  expect(page.feed.view().isUnavailable).toBe(true)
  page.last().send('reset', replyOf(['02800']))
  expect(page.feed.view().isUnavailable).toBe(false)
})
