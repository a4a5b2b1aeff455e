import { expect, onTestFinished, test, vi } from 'vitest'
import { testContext } from '../testing/context.ts'
import { type Arrival, createStreams } from './streams.ts'
import { pairs } from './testing/pair.ts'

const pair = pairs()
const { context, clock } = await testContext()
const { clocks, db } = context

const minute = 60_000
/** More than the buffers between client and server hold. */
const unread = Buffer.alloc(32 * 1024 * 1024, ':')

const arrival = (id: string, more: Partial<Arrival> = {}): Arrival => ({
  id,
  network: '192.0.2.1',
  validUntil: clocks.wall() + 5 * minute,
  ...more,
})

/** Streams, and a way to open one whose events the test can read. */
const opened = (of: Parameters<typeof createStreams>[0] = context) => {
  const streams = createStreams(of)
  const open = async (one: Arrival) => {
    const { response, reader } = await pair()
    const left = vi.fn()
    let text = ''
    reader.setEncoding('utf8')
    const read = () => reader.on('data', (piece: string) => (text += piece))
    const join = () =>
      streams.open(one, response, () => ({ first: 'data: first\n\n', onCaughtUp: () => undefined, onGone: left }))
    return { response, reader, left, read, join, text: () => text }
  }
  return { streams, open }
}

test('a stream begins with the time to reconnect and its first event, and sends a heartbeat every fifteen seconds', async () => {
  const { streams, open } = opened()
  const page = await open(arrival('page'))
  page.read()
  page.join()
  clock.advance(14_000)
  streams.attend()
  streams.write(Buffer.from('data: news\n\n'))
  clock.advance(1000)
  streams.attend()
  await expect
    .poll(page.text)
    .toMatch(/^retry: \d{4}\n\ndata: first\n\ndata: news\n\nevent: heartbeat\ndata: \{\}\n\n$/)
})

test('a client that disconnects during its admission takes up no place', async () => {
  const { streams, open } = opened()
  const { reader, response, join } = await open(arrival('left'))
  reader.destroy()
  await expect.poll(() => response.destroyed).toBe(true)
  join()
  expect(streams.size).toBe(0)
})

test('a page that reconnects is admitted beside the other pages, and its new connection replaces the old one', async () => {
  const { streams, open } = opened()
  const [before, after, other] = [
    await open(arrival('page')),
    await open(arrival('page')),
    await open(arrival('other')),
  ]
  before.join()
  other.join()
  const limit = vi.fn()
  streams.admit('page', limit)
  expect(limit.mock.calls).toEqual([[[expect.objectContaining({ id: 'other' })]]])
  after.join()
  expect([before.left.mock.calls.length, before.response.destroyed, streams.size]).toEqual([1, true, 2])
  await expect.poll(() => before.response.closed).toBe(true)
  expect([before.left.mock.calls.length, streams.has('page')]).toEqual([1, true])
})

test('a reader whose time has ended is disconnected if it does not read the end of the stream', async () => {
  const { streams, open } = opened()
  const { response, left, join } = await open(arrival('deaf'))
  join()
  response.write(unread)
  clock.advance(5 * minute)
  streams.attend()
  expect([response.writableEnded, response.destroyed]).toEqual([true, false])
  clock.advance(minute / 2)
  streams.attend()
  expect(response.destroyed).toBe(true)
  await expect.poll(() => streams.size).toBe(0)
  expect(left).toHaveBeenCalledOnce()
})

test('a reader that is too slow is disconnected, even while its time has not ended', async () => {
  const { streams, open } = opened()
  const { response, join } = await open(arrival('behind', { validUntil: clocks.wall() + 60 * minute }))
  response.write(unread)
  join()
  clock.advance(5 * minute)
  streams.attend()
  expect(response.destroyed).toBe(true)
})

test('a stream ends within a second of its token, and a stream without a token continues', async () => {
  const { streams, open } = opened()
  const [ended, going, free] = [
    await open(arrival('ended', { jti: 'ended' })),
    await open(arrival('going', { jti: 'going' })),
    await open(arrival('free')),
  ]
  for (const { join } of [ended, going, free]) join()
  await db`insert into revoked_tokens (jti, expires_at) values ('ended', ${new Date(clocks.wall() + 60 * minute)})`
  clock.advance(1000)
  streams.attend()
  await expect.poll(() => ended.response.writableEnded).toBe(true)
  expect([going, free].map(({ response }) => response.writableEnded)).toEqual([false, false])
})

test('streams with tokens continue while the database does not answer', async () => {
  const failed = vi.fn(() => Promise.reject(new Error('down')))
  const { streams, open } = opened({ clocks, db: failed as never })
  const { response, join } = await open(arrival('page', { jti: 'token' }))
  join()
  for (const nth of [1, 2]) {
    clock.advance(1000)
    streams.attend()
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(nth))
    // the next check begins after the failed one
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(response.writableEnded).toBe(false)
})

test('a server that stops admits no stream, ends the open ones and does not wait for a reader that does not read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { streams, open } = opened()
  const [attentive, deaf] = [await open(arrival('attentive')), await open(arrival('deaf'))]
  attentive.read()
  for (const { join } of [attentive, deaf]) join()
  deaf.response.write(unread)
  streams.close()
  expect(() => streams.admit('late', () => undefined)).toThrow('this process accepts no streams')
  await new Promise((resolve) => attentive.reader.once('end', resolve))
  expect([attentive.text().endsWith('data: first\n\n'), deaf.response.destroyed]).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(deaf.response.destroyed).toBe(true)
})
