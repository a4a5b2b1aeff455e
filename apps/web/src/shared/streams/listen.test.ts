import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { FakeSource } from './testing/fake-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Events {
  news: { text: string }
  heartbeat: object
}

const listening = (dropped?: number) => {
  const source = new FakeSource('/events')
  const [news, onEnd] = [vi.fn(), vi.fn()]
  const close = listen<Events>(source, { take: { news }, onEnd, ...(dropped !== undefined && { dropped }) })
  return { source, news, onEnd, close }
}

test('a stream passes on each event with its id', () => {
  const { source, news, onEnd } = listening()
  source.send('news', { text: 'one' }, 'id-1')
  source.send('news', { text: 'two' })
  expect(news.mock.calls).toEqual([
    [{ text: 'one' }, 'id-1'],
    [{ text: 'two' }, ''],
  ])
  expect(onEnd).not.toHaveBeenCalled()
})

test('a stream without a first event within 8 seconds ends', () => {
  const { source, onEnd } = listening()
  vi.advanceTimersByTime(7_999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(source.readyState).toBe(2)
})

test('a stream lasts as long as heartbeats arrive, and ends 35 seconds after the last one', () => {
  const { source, onEnd } = listening()
  for (let heartbeats = 0; heartbeats < 10; heartbeats++) {
    vi.advanceTimersByTime(7_000)
    source.send('heartbeat', {})
  }
  vi.advanceTimersByTime(34_999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a stream ends at once if the browser gives up, or if it sends something other than JSON', () => {
  const refused = listening()
  refused.source.refuse()
  const foreign = listening()
  foreign.source.sendText('news', '<html>')
  expect([refused.onEnd.mock.calls.length, foreign.onEnd.mock.calls.length, foreign.news.mock.calls.length]).toEqual([
    1, 1, 0,
  ])
})

test('a stream that was dropped has the given time to reconnect, and continues if it does', () => {
  const { source, onEnd } = listening(5_000)
  source.send('news', { text: 'one' })
  source.drop()
  vi.advanceTimersByTime(4_999)
  source.reconnect()
  vi.advanceTimersByTime(34_999)
  expect(onEnd).not.toHaveBeenCalled()
  source.drop()
  vi.advanceTimersByTime(5_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a stream that was dropped ends after the silence of a live one if no time to reconnect is given', () => {
  const { source, onEnd } = listening()
  source.send('news', { text: 'one' })
  source.drop()
  vi.advanceTimersByTime(34_999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a stream that its page closes passes on nothing and does not report its end', () => {
  const { source, news, onEnd, close } = listening()
  close()
  source.send('news', { text: 'late' })
  source.refuse()
  vi.advanceTimersByTime(60_000)
  expect([news.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 0])
})

test('a stream that is closed by the handler of its event stays closed', () => {
  const source = new FakeSource('/events')
  const onEnd = vi.fn()
  const close = listen<Events>(source, { take: { news: () => close() }, onEnd })
  source.send('news', { text: 'last' })
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})
