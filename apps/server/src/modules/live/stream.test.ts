import type { LiveNow } from '@foyer/contract/live'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyApp, testApp } from '../../testing/context.ts'
import { listen, type Stream } from '../market/stream/testing/listen.ts'
import { limits } from './admission.ts'

const { app, context, clock } = await testApp()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const other = await testApp({ db: context.db, clocks: clock.clocks })
const hub = app.liveHub
let open: Stream[] = []
let viewers = 0

const viewer = (): string => `viewer-${String(++viewers).padStart(12, '0')}`
const connect = async (session: string, as = viewer(), last?: string): Promise<Stream> => {
  const stream = await listen(`${origin}/api/live/${session}/events?viewer=${as}`, last)
  open.push(stream)
  return stream
}
/** The next event, as it was told. */
const next = async (stream: Stream) => {
  const [event] = (await stream.take(1)) as unknown as { event: string; id?: string; data: LiveNow }[]
  if (!event) throw new Error('nothing was told')
  return event
}
const interrupt = (since: Date | null) =>
  context.db`update live_sessions set interrupted_since = ${since} where code = 'studio'`
const ask = async (from = app, session = 'studio', as = viewer()): Promise<LiveNow> =>
  (await from.inject({ url: `/api/live/${session}/now?viewer=${as}` })).json()

afterEach(async () => {
  for (const stream of open) stream.close()
  open = []
  await expect.poll(() => hub.size, { timeout: 10_000 }).toBe(0)
  await interrupt(null)
  clock.moveBusiness(0)
  // everybody who asked is forgotten, here and in the table
  clock.advance(40_000)
})

describe('the events of a session', () => {
  test('R8 begin with everything that moves, then tell what changes: the state, and the item under way', async () => {
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

  test('R8 say that the channel is interrupted, and that it is back', async () => {
    const stream = await connect('studio')
    await next(stream)
    await interrupt(new Date(clock.clocks.business()))
    await hub.look()
    expect((await next(stream)).data.state).toBe('interrupted')
    await interrupt(null)
    await hub.look()
    expect((await next(stream)).data.state).toBe('live')
  })

  test('R8 count pages, not connections: one that reconnects is one, one that leaves is none', async () => {
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

  test('R8 count pages that only ask, for half a minute, and those of other processes', async () => {
    const asked = await ask(other.app)
    expect(asked.viewers).toBe(1)
    const stream = await connect('studio')
    expect((await next(stream)).data.viewers).toBe(2)
    expect((await ask(app, 'studio')).viewers).toBe(3)
    expect((await ask(app, 'quarter-ahead')).viewers).toBe(1)
    clock.advance(31_000)
    await hub.look()
    expect(await next(stream)).toMatchObject({ data: { viewers: 1 } })
  })

  test('R8 count many that ask at once by one word to the other processes a second', async () => {
    const said = async () => (await context.db<{ viewers: number }[]>`select viewers from live_audience`)[0]?.viewers
    await ask()
    await ask()
    expect((await ask()).viewers).toBe(3)
    expect(await said()).toBe(1)
    clock.advance(1000)
    expect((await ask(other.app)).viewers).toBe(2)
    await ask()
    expect((await ask(other.app)).viewers).toBe(6)
  })

  test('R8 are nobody any more at a process that stops: its pages come again elsewhere', async () => {
    const third = await emptyApp({ db: context.db, clocks: clock.clocks })
    await ask(third.app)
    expect((await ask()).viewers).toBe(2)
    await third.app.close()
    expect((await ask()).viewers).toBe(2)
  })

  test('tell a page that comes again with the last id only what it does not know', async () => {
    const as = viewer()
    const first = await connect('studio', as)
    const { id } = await next(first)
    const again = await connect('studio', as, id)
    expect((await next(again)).event).toBe('viewers')
    await interrupt(new Date(clock.clocks.business()))
    const later = await connect('studio', as, id)
    expect(await next(later)).toMatchObject({ event: 'now', data: { state: 'interrupted' } })
  })

  test('beat, so that both ends know of each other', async () => {
    const stream = await connect('studio')
    await next(stream)
    clock.advance(15_000)
    await hub.look()
    await expect.poll(() => stream.text()).toContain('event: beat\ndata: {}\n\n')
    expect(stream.text()).toMatch(/^retry: \d+\n\n/)
  })

  test('are for no cache and no proxy to keep', async () => {
    const { response } = await connect('studio')
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
  })

  test('end after an hour; the browser comes again', async () => {
    const stream = await connect('studio')
    await next(stream)
    clock.advance(3_600_001)
    await hub.look()
    await stream.ended
  })

  test('are for so many at one address, and for one who comes again all the same', async () => {
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

  test.each(['', 'short', 'x'.repeat(23), '../../../../../../', '%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00'])(
    'are refused to a page that calls itself "%s"',
    async (name) => {
      const reply = await app.inject({ url: `/api/live/studio/events?viewer=${name}` })
      expect(reply.json()).toMatchObject({ reason: 'invalid_request' })
    },
  )
})
