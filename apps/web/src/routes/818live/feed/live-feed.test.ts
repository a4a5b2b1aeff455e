import type { LiveNow } from '@foyer/api/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSource } from '../../../shared/streams/testing/fake-source.ts'
import { LiveFeed } from './live-feed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nowOf = (change: Partial<LiveNow> = {}): LiveNow => ({
  code: 'opening',
  asOf: 0,
  state: 'live',
  opensAt: 0,
  closesAt: 1,
  viewers: 1,
  agendaItem: null,
  playlist: null,
  replay: null,
  ...change,
})

const open = ({ hasEvents = true } = {}) => {
  const sources: FakeSource[] = []
  const requests = vi.fn(async () => nowOf({ viewers: 7 }))
  const openSource = (url: string) => {
    const source = new FakeSource(url)
    sources.push(source)
    return source
  }
  const feed = new LiveFeed({ requestNow: requests, url: '/events', openSource: hasEvents ? openSource : undefined })
  const close = feed.open()
  return { feed, sources, requests, close }
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('a live feed receives changes by events and does not poll', async () => {
  const { feed, sources, requests } = open()
  sources[0]?.send('now', nowOf({ state: 'interrupted' }))
  sources[0]?.send('viewers', { viewers: 12 })
  for (let heartbeat = 0; heartbeat < 10; heartbeat++) {
    await pass(15_000)
    sources[0]?.send('heartbeat', {})
  }
  expect(feed.view()).toMatchObject({ viewers: 12, isPolling: false, now: { state: 'interrupted' } })
  expect(requests).not.toHaveBeenCalled()
  expect(sources).toHaveLength(1)
})

for (const [how, fail] of [
  ['is refused', (source: FakeSource) => source.refuse()],
  ['sends invalid data', (source: FakeSource) => source.sendText('now', '<')],
  ['stays silent', () => undefined],
] as const)
  test(`when the stream ${how}, the live feed polls every ten seconds, and later tries events again`, async () => {
    const { feed, sources, requests } = open()
    fail(sources[0] as FakeSource)
    await pass(8_000)
    expect(feed.view()).toMatchObject({ isPolling: true, viewers: 7 })
    const before = requests.mock.calls.length
    await pass(20_000)
    expect(requests.mock.calls.length - before).toBe(2)
    for (let waited = 0; sources.length < 2 && waited < 60; waited++) await pass(1_000)
    expect(sources).toHaveLength(2)
    sources[1]?.send('now', nowOf({ viewers: 3 }))
    const last = requests.mock.calls.length
    await pass(30_000)
    expect(requests.mock.calls.length).toBe(last)
    expect(feed.view()).toMatchObject({ isPolling: false, viewers: 3 })
  })

test('a live feed without events polls, and stops polling once it is closed', async () => {
  const { requests, close } = open({ hasEvents: false })
  await pass(10_000)
  expect(requests.mock.calls.length).toBe(2)
  close()
  await pass(60_000)
  expect(requests.mock.calls.length).toBe(2)
})

test('a failed poll does not change the live feed, and the next poll follows', async () => {
  const { feed, sources, requests } = open()
  sources[0]?.send('now', nowOf({ viewers: 5 }))
  requests.mockRejectedValue(new Error('no network'))
  sources[0]?.refuse()
  await pass(15_000)
  expect(feed.view()).toMatchObject({ viewers: 5, isPolling: true })
  requests.mockResolvedValue(nowOf({ viewers: 9 }))
  await pass(10_000)
  expect(feed.view().viewers).toBe(9)
})

test('an answer that arrives after a newer event does not change the live feed', async () => {
  const { feed, sources, requests } = open()
  let answer = (_now: LiveNow): void => undefined
  requests.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  void feed.refresh()
  sources[0]?.send('now', nowOf({ asOf: 2_000, state: 'live' }))
  answer(nowOf({ asOf: 1_000, state: 'interrupted' }))
  await pass(0)
  expect(feed.view().now).toMatchObject({ asOf: 2_000, state: 'live' })
})

test('a live feed that is closed while it polls opens no further stream', async () => {
  const { sources, close } = open()
  sources[0]?.refuse()
  await pass(1_000)
  close()
  await pass(120_000)
  expect(sources).toHaveLength(1)
})
