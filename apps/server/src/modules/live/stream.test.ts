import type { LiveNow } from '@foyer/api/live'
import { afterEach, describe, expect, test } from 'vitest'
import { listen, type Stream as StreamOf } from '../../streams/testing/listen.ts'
import { emptyApp, testApp } from '../../testing/context.ts'
import { limits } from './hub.ts'

type Stream = StreamOf<{ event: string; id?: string; data: LiveNow }>

const { app, context, clock } = await testApp()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const other = await testApp({ db: context.db, clocks: clock.clocks })
const hub = app.liveHub
let open: Stream[] = []
let viewers = 0

const viewer = (): string => `viewer-${String(++viewers).padStart(12, '0')}`
const connect = async (session: string, as = viewer(), last?: string): Promise<Stream> => {
  const stream: Stream = await listen(`${origin}/api/live/${session}/events?viewer=${as}`, last)
  open.push(stream)
  return stream
}
/** The next event as the client receives it. */
const next = async (stream: Stream) => {
  const [event] = await stream.take(1)
  if (!event) throw new Error('no event arrived')
  return event
}
const interrupt = (since: Date | null) =>
  context.db`update live_sessions set interrupted_since = ${since} where code = 'studio'`
const poll = async (from = app, session = 'studio', as = viewer()): Promise<LiveNow> =>
  (await from.inject({ url: `/api/live/${session}/now?viewer=${as}` })).json()

afterEach(async () => {
  for (const stream of open) stream.close()
  open = []
  await expect.poll(() => hub.size).toBe(0)
  await interrupt(null)
  clock.moveBusiness(0)
  // deletes all polling viewers, in this process and in the table
  clock.advance(40_000)
})

describe('the event stream of a live session', () => {
  test('R8 the stream begins with the full state, then sends what changes: the state and the current agenda item', async () => {
    const stream = await connect('quarter-ahead')
    const first = await next(stream)
    expect(first).toMatchObject({ event: 'now', data: { state: 'scheduled', viewers: 1, agendaItem: null } })
    await hub.look()
    clock.moveBusiness(first.data.opensAt - clock.clocks.wall())
    await hub.look()
    expect(await next(stream)).toMatchObject({ event: 'now', data: { state: 'live', agendaItem: 'first-round' } })
    clock.moveBusiness(first.data.opensAt + 60 * 60_000 - clock.clocks.wall())
    await hub.look()
    expect(await next(stream)).toMatchObject({ event: 'now', data: { agendaItem: 'second-round' } })
    clock.moveBusiness(first.data.closesAt - clock.clocks.wall())
    await hub.look()
    expect(await next(stream)).toMatchObject({ event: 'now', data: { state: 'ended', playlist: null } })
    expect(stream.seen).toHaveLength(4)
  })

  test('R8 the stream reports an interruption of the channel and its end', async () => {
    const stream = await connect('studio')
    await next(stream)
    await interrupt(new Date(clock.clocks.business()))
    await hub.look()
    expect((await next(stream)).data.state).toBe('interrupted')
    await interrupt(null)
    await hub.look()
    expect((await next(stream)).data.state).toBe('live')
  })

  test('R8 viewers are pages, not connections: a reconnecting page counts once and a closed page does not count', async () => {
    const first = await connect('studio')
    expect((await next(first)).data.viewers).toBe(1)
    const as = viewer()
    const second = await connect('studio', as)
    expect((await next(second)).data.viewers).toBe(2)
    await hub.look()
    expect(await next(first)).toEqual({ event: 'viewers', data: { viewers: 2 } })
    const again = await connect('studio', as)
    expect((await next(again)).data.viewers).toBe(2)
    await second.ended
    again.close()
    await expect.poll(() => hub.size).toBe(1)
    clock.advance(31_000)
    await hub.look()
    expect(await next(first)).toEqual({ event: 'viewers', data: { viewers: 1 } })
  })

  test('R8 the viewer count includes pages that only poll, for half a minute, and pages of other processes', async () => {
    const polled = await poll(other.app)
    expect(polled.viewers).toBe(1)
    const stream = await connect('studio')
    expect((await next(stream)).data.viewers).toBe(2)
    expect((await poll(app, 'studio')).viewers).toBe(3)
    expect((await poll(app, 'quarter-ahead')).viewers).toBe(1)
    clock.advance(31_000)
    await hub.look()
    expect(await next(stream)).toMatchObject({ data: { viewers: 1 } })
  })

  test('R8 a process with many polling pages updates the shared viewer count once a second', async () => {
    const storedViewers = async () =>
      (await context.db<{ viewers: number }[]>`select viewers from live_audience`)[0]?.viewers
    await poll()
    await poll()
    expect((await poll()).viewers).toBe(3)
    expect(await storedViewers()).toBe(1)
    clock.advance(1000)
    expect((await poll(other.app)).viewers).toBe(2)
    await poll()
    expect((await poll(other.app)).viewers).toBe(6)
  })

  test('R8 a stopping process reports no viewers, because its pages reconnect to other processes', async () => {
    const third = await emptyApp({ db: context.db, clocks: clock.clocks })
    await poll(third.app)
    expect((await poll()).viewers).toBe(2)
    await third.app.close()
    expect((await poll()).viewers).toBe(2)
  })

  test('a page that reconnects with the last event id receives only what is new to it', async () => {
    const as = viewer()
    const first = await connect('studio', as)
    const { id } = await next(first)
    const again = await connect('studio', as, id)
    expect((await next(again)).event).toBe('viewers')
    await interrupt(new Date(clock.clocks.business()))
    const later = await connect('studio', as, id)
    expect(await next(later)).toMatchObject({ event: 'now', data: { state: 'interrupted' } })
  })

  test('a stream ends after an hour and the browser reconnects', async () => {
    const stream = await connect('studio')
    await next(stream)
    clock.advance(3_600_001)
    await hub.look()
    await stream.ended
  })

  test('the number of streams of one address is limited, but a page that reconnects is admitted', async () => {
    const before = limits.network
    limits.network = 2
    const as = viewer()
    await connect('studio', as)
    await connect('studio')
    const third = await connect('studio')
    expect(third.response.statusCode).toBe(429)
    expect((await connect('studio', as)).response.statusCode).toBe(200)
    limits.network = before
  })

  test('R8 a page that a full process refuses receives the time to retry, and polls until a stream is free', async () => {
    const before = limits.all
    limits.all = 1
    const first = await connect('studio')
    const as = viewer()
    const { response } = await connect('studio', as)
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '15', 'cache-control': 'no-store' })
    expect(await poll(app, 'studio', as)).toMatchObject({ state: 'live', viewers: 2 })
    first.close()
    await expect.poll(() => hub.size).toBe(0)
    expect((await connect('studio', as)).response.statusCode).toBe(200)
    limits.all = before
  })

  test.each(['', 'short', 'x'.repeat(23), '../../../../../../', '%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00'])(
    'a page with the invalid viewer id "%s" is refused',
    async (name) => {
      const reply = await app.inject({ url: `/api/live/studio/events?viewer=${name}` })
      expect(reply.json()).toMatchObject({ reason: 'invalid_request' })
    },
  )
})
