import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { laterReply, link, live, open, pass, passWithBeats } from './testing/page.ts'
import { quoteOf, replyOf, tickOf } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('R31 one connection a page', () => {
  test('however many parts ask for codes at once, there is one snapshot and one stream of all of them', async () => {
    const page = open()
    page.feed.want(['02800', '03008'])
    page.feed.want(['03008', 'HSI'])
    page.feed.want(['03439'])
    await pass(100)
    expect(page.asked).toEqual([['02800', '03008', 'HSI', '03439']])
    expect(page.tickets).toEqual(page.asked)
    expect(page.sources).toHaveLength(1)
  })

  test('a part that comes later widens it, one that goes leaves it as it is, and the last one closes it', async () => {
    const page = await live()
    const letGo = page.feed.want(['03008'])
    await pass(100)
    expect(page.tickets.at(-1)).toEqual(['02800', '03008'])
    expect(page.sources.map(({ readyState }) => readyState)).toEqual([2, 0])
    page.last().send('reset', replyOf(['02800', '03008']))
    letGo()
    await pass(100)
    expect(page.sources).toHaveLength(2)
    page.letGo()
    await pass(100)
    expect(page.last().readyState).toBe(2)
    expect(link(page)).toBe('idle')
    await pass(300_000)
    expect(page.sources).toHaveLength(2)
  })

  test('what fits in no stream is asked for every few seconds beside it', async () => {
    const codes = Array.from({ length: 70 }, (_, n) => String(10_000 + n))
    const page = open()
    page.feed.want(codes)
    await pass(100)
    expect(page.asked.map((some) => some.length)).toEqual([50, 20])
    page.last().send('reset', replyOf(codes.slice(0, 50)))
    page.asked.length = 0
    await pass(4_100)
    expect(page.asked).toEqual([codes.slice(50)])
    expect(link(page)).toBe('live')
  })
})

describe('R31 the stream', () => {
  test('brings what changed, the time it is of, and the state of the market', async () => {
    const page = await live()
    page.last().send('quotes', [tickOf('02800', '26.100', 5_400_000)], '5500000-abcdefgh')
    expect(page.board.get('02800')?.price).toBe('26.100')
    const market = { state: 'lunch', next: 'open', nextAt: 9, opensAt: 9 } as const
    page.last().send('market', market)
    expect(page.feed.view()).toMatchObject({ link: 'live', asOf: 5_500_000, market })
  })

  test('is asked for nothing beside it', async () => {
    const page = await live()
    page.asked.length = 0
    await passWithBeats(page, 120_000)
    expect([page.asked, page.sources.length]).toEqual([[], 1])
  })

  test('is not set back by a snapshot that was asked for earlier and comes later', async () => {
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

  test('is not set back by quotes that come with another answer, which fill what it does not bring', async () => {
    const page = await live()
    page.last().send('quotes', [tickOf('02800', '26.100')])
    page.feed.offer([quoteOf('02800', '25.900'), quoteOf('03008', '9.000')])
    expect(page.board.get('02800')?.price).toBe('26.100')
    expect(page.board.get('03008')?.price).toBe('9.000')
  })

  test('that is away lets quotes of another answer stand', async () => {
    const page = open({ hasEvents: false })
    page.feed.want(['02800'])
    await pass(100)
    page.feed.offer([quoteOf('02800', '26.300')])
    expect(page.board.get('02800')?.price).toBe('26.300')
  })

  test('sets aside what the page came with, which stood until then with its time and delay', async () => {
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

  test('of another person begins anew: nothing stays of what was there, by a new address', async () => {
    const page = await live()
    page.feed.startAnew()
    expect(page.board.get('02800')).toBeUndefined()
    expect(page.feed.view()).toMatchObject({ link: 'opening', asOf: undefined, market: undefined })
    expect(page.sources[0]?.readyState).toBe(2)
    await pass(0)
    expect(page.tickets).toHaveLength(2)
    page.last().send('reset', { ...replyOf(['02800'], '25.000', 900_000), delay: 900 })
    expect(page.board.get('02800')?.price).toBe('25.000')
    expect(page.feed.view()).toMatchObject({ link: 'live', delay: 900, asOf: 900_000 })
  })

  test('carries on after a short drop, as the browser has it, without another question', async () => {
    const page = await live()
    page.asked.length = 0
    page.last().drop()
    await pass(4_000)
    page.last().reconnect()
    page.last().send('quotes', [tickOf('02800', '26.200')])
    await passWithBeats(page, 60_000)
    expect(page.board.get('02800')?.price).toBe('26.200')
    expect([page.sources.length, page.asked.length, link(page)]).toEqual([1, 0, 'live'])
  })

  test('that stays away after a drop gives way to asking, and comes back', async () => {
    const page = await live()
    page.server.isStreamRefused = true
    page.last().drop()
    await pass(6_000)
    expect(link(page)).toBe('polling')
    page.server.isStreamRefused = false
    await pass(120_000)
    page.last().send('reset', replyOf(['02800'], '28.000'))
    expect(link(page)).toBe('live')
    expect(page.board.get('02800')?.price).toBe('28.000')
  })

  test('whose hour is over is opened again at once, by a new address', async () => {
    const page = await live()
    page.last().refuse()
    await pass(0)
    expect(page.tickets).toHaveLength(2)
    expect(page.last().url).toBe('/stream/2')
    expect(link(page)).toBe('live')
  })

  test('that died without a word is opened again once it has missed two beats', async () => {
    const page = await live()
    await passWithBeats(page, 30_000)
    await pass(34_000)
    expect(page.sources).toHaveLength(1)
    await pass(1_100)
    expect(page.sources.map(({ readyState }) => readyState)).toEqual([2, 0])
    await pass(9_000)
    expect(link(page)).toBe('polling')
  })

  test('that says there are no quotes is believed, until there are', async () => {
    const page = await live()
    page.last().send('unavailable', {})
    expect(page.feed.view().isUnavailable).toBe(true)
    page.last().send('reset', replyOf(['02800']))
    expect(page.feed.view().isUnavailable).toBe(false)
  })

  test('that answers with something else than ours is left', async () => {
    const page = await live()
    page.last().sendText('quotes', '<html>')
    expect(page.sources[0]?.readyState).toBe(2)
  })
})
