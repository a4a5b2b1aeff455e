import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterReply, link, live, open, pass } from './testing/page.ts'
import { quoteOf, replyOf } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ways: [why: string, begin: (page: ReturnType<typeof open>) => unknown, hasEvents: boolean][] = [
  ['the browser has no EventSource', () => undefined, false],
  ['the address is refused', (page) => Object.assign(page.server, { isStreamRefused: true }), true],
  ['the app refuses an EventSource', () => undefined, true],
  ['it opens and never says a word', () => undefined, true],
]
test.each(ways)('R31 polling for quotes replaces a missing stream: %s', async (why, begin, hasEvents) => {
  const page = open({ hasEvents })
  begin(page)
  page.feed.want(['02800'])
  await pass(100)
  if (why.includes('app')) page.last().refuse()
  await pass(9_000)
  expect(link(page)).toBe('polling')
  page.server.quotes = async (codes) => replyOf(codes, '29.000', 3_000_000)
  await pass(5_000)
  expect(page.board.get('02800')?.price).toBe('29.000')
  expect(page.feed.view().asOf).toBe(3_000_000)
})

test('R31 polling for quotes reports a failed request, retries with backoff, and clears the error after an answer', async () => {
  const page = open({ hasEvents: false })
  const failure = Object.assign(new Error('down'), { reason: 'market_unavailable' })
  page.server.quotes = () => Promise.reject(failure)
  page.feed.want(['02800'])
  await pass(100)
  expect(page.feed.view()).toMatchObject({ link: 'interrupted', error: failure, asOf: undefined })
  await pass(300_000)
  const before = page.requested.length
  expect(before).toBeLessThan(15)
  page.server.quotes = async (codes) => replyOf(codes)
  page.feed.retry()
  await pass(0)
  expect(page.requested).toHaveLength(before + 1)
  expect(page.feed.view()).toMatchObject({ link: 'polling', error: null })
})

test('R31 polling for quotes reports isPartlyStale beside a stream while its requests fail', async () => {
  const codes = Array.from({ length: 51 }, (_, n) => String(10_000 + n))
  const page = await live(codes)
  page.last().send('reset', replyOf(codes.slice(0, 50)))
  page.server.quotes = () => Promise.reject(new Error('down'))
  await pass(4_100)
  expect(page.feed.view()).toMatchObject({ link: 'live', isPartlyStale: true })
  page.server.quotes = async (some) => replyOf(some)
  await pass(8_000)
  expect(page.feed.view()).toMatchObject({ link: 'live', isPartlyStale: false })
})

test('R31 polling for quotes retains the figures and their time while its requests fail', async () => {
  const page = open({ hasEvents: false })
  page.feed.want(['02800'])
  await pass(100)
  page.server.quotes = () => Promise.reject(new Error('down'))
  await pass(10_000)
  expect(link(page)).toBe('interrupted')
  expect(page.board.get('02800')).toEqual(quoteOf('02800', '26.000'))
  expect(page.feed.view().asOf).toBe(1_000_000)
})

test('R31 the feed of a hidden or offline page closes its stream and sends no request while hidden, and starts again when the page is shown', async () => {
  const page = await live()
  page.feed.setConditions({ isVisible: false, isOnline: true })
  expect(page.last().readyState).toBe(2)
  page.requested.length = 0
  await pass(600_000)
  expect(page.requested).toEqual([])
  page.feed.setConditions({ isVisible: true, isOnline: true })
  await pass(0)
  expect([page.requested.length, page.sources.length]).toEqual([1, 2])
})

test('R31 the feed of a hidden or offline page reports offline without a network, and goes live again when the network is back', async () => {
  const page = await live()
  page.feed.setConditions({ isVisible: true, isOnline: false })
  expect(page.feed.view()).toMatchObject({ link: 'offline', asOf: 1_000_000 })
  page.feed.setConditions({ isVisible: true, isOnline: true })
  await pass(0)
  page.last().send('reset', replyOf(['02800']))
  expect(link(page)).toBe('live')
})

test('R31 the feed of a hidden or offline page ignores the answer to a request from before the page was hidden', async () => {
  const page = open()
  const slow = laterReply()
  page.server.quotes = () => slow.promise
  page.feed.want(['02800'])
  await pass(100)
  page.feed.setConditions({ isVisible: false, isOnline: true })
  slow.resolve(replyOf(['02800']))
  await pass(0)
  expect(page.board.get('02800')).toBeUndefined()
  expect(link(page)).toBe('idle')
})

test.each([
  ['arrives', false],
  ['is refused', true],
])(
  'R31 the feed of a hidden or offline page opens no stream and reports no error when a stream address %s after hiding',
  async (_, isRefused) => {
    const page = open()
    let answer = () => {}
    page.server.before = new Promise((resolve) => {
      answer = resolve
    })
    page.server.isStreamRefused = isRefused
    page.feed.want(['02800'])
    await pass(100)
    expect(page.tickets).toHaveLength(1)
    page.feed.setConditions({ isVisible: false, isOnline: true })
    page.requested.length = 0
    answer()
    await pass(600_000)
    expect([page.sources, page.requested, page.tickets.length]).toEqual([[], [], 1])
    expect(page.feed.view()).toMatchObject({ link: 'idle', error: null })
  },
)

test('R31 the feed of a hidden or offline page does not report the failure of a request from before the page was hidden', async () => {
  const page = open({ hasEvents: false })
  let fail = (_: Error) => {}
  page.server.quotes = () => new Promise((_, reject) => (fail = reject))
  page.feed.want(['02800'])
  await pass(100)
  page.feed.setConditions({ isVisible: false, isOnline: true })
  fail(new Error('down'))
  await pass(600_000)
  expect(page.feed.view()).toMatchObject({ link: 'idle', error: null })
  expect(page.requested).toHaveLength(1)
})

test('R31 the feed of a hidden or offline page reports offline only when a part of the page wants quotes', async () => {
  const page = open()
  page.feed.setConditions({ isVisible: true, isOnline: false })
  expect(link(page)).toBe('idle')
  page.feed.want(['02800'])
  await pass(100)
  expect(link(page)).toBe('offline')
})
