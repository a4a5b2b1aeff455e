import type { AddressInfo } from 'node:net'
import { createTracker, type Platform, type TrackerConfig } from '@foyer/analytics/core'
import { trackingTypes } from '@foyer/protocol/tracking/events'
import { trackingPixelHeight, trackingPixelWidth } from '@foyer/protocol/tracking/limits'
import { beforeEach, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { at } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const owner = ownerOf(db)
await app.listen({ port: 0, host: '127.0.0.1' })
const collector = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/sa`

beforeEach(async () => {
  await owner`truncate tracking_events, tracking_counts`
})

/** A tracker with Node's own functions and with `values` as its storage. */
const trackerOn = (values: Map<string, string>, config: Partial<TrackerConfig>) => {
  const platform: Platform = {
    storage: {
      keys: () => [...values.keys()],
      get: (key) => values.get(key) ?? null,
      set: (key, value) => values.set(key, value) !== undefined,
      remove: (key) => void values.delete(key),
    },
    now: () => at,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    after(ms, work) {
      const timer = setTimeout(work, ms)
      timer.unref()
      return () => clearTimeout(timer)
    },
    fetch,
    lock: (_name, work) => work(),
    loadImage: async (url) => {
      const reply = await fetch(url)
      // width and height follow the name of the format, two bytes each
      const gif = Buffer.from(await reply.arrayBuffer())
      return reply.ok && gif.readUInt16LE(6) === trackingPixelWidth && gif.readUInt16LE(8) === trackingPixelHeight
    },
  }
  const tracker = createTracker({ collector, consent: 'granted', ...config }, platform)
  tracker.start()
  return tracker
}

const waiting = (values: Map<string, string>) => [...values.keys()].filter((key) => key.includes('.event.'))

test.each(['beacon', 'ajax', 'image', 'batch'] as const)(
  'T1 T2 T7 each of the twelve event types that the SDK sends by %s is stored and leaves its queue',
  async (sender) => {
    const values = new Map<string, string>()
    const tracker = trackerOn(values, { sender })
    tracker.track('joined', { number: 488, name: '认购 𠮷', tags: ['a'] })
    tracker.signUp('person-1')
    tracker.profile('profile_set', { level: 'gold' })
    tracker.profile('profile_set_once', { since: 2026 })
    tracker.profile('profile_append', { seen: ['funds'] })
    tracker.profile('profile_increment', { visits: 1 })
    tracker.profile('profile_unset', { level: true })
    tracker.profile('profile_delete')
    tracker.item('item_set', 'activity', '488', { open: true })
    tracker.item('item_delete', 'activity', '488')
    tracker.bind('$identity_mobile', 'hash-of-it')
    tracker.unbind('$identity_mobile', 'hash-of-it')
    expect(waiting(values)).toHaveLength(12)
    await expect.poll(() => waiting(values).length).toBe(0)
    const read = () =>
      db<{ type: string; event: string | null; properties: object }[]>`
        select type, event, properties from tracking_events`
    // a server that has just started may be moving rows into a partition, and a single look can miss them
    await expect.poll(async () => (await read()).map(({ type }) => type).sort()).toEqual([...trackingTypes].sort())
    await expect
      .poll(async () => (await read()).find(({ type }) => type === 'track'))
      .toMatchObject({ event: 'joined', properties: { number: 488, name: '认购 𠮷', tags: ['a'] } })
  },
)

test('T2 T7 in debug mode the SDK shows the answer of the collector', async () => {
  const replies: unknown[] = []
  const tracker = trackerOn(new Map(), {
    debug: 'dry',
    onReport: ({ status, reply }) => replies.push([status, JSON.parse(reply).data.isStored]),
  })
  tracker.track('joined')
  await expect.poll(() => replies).toEqual([[200, false]])
  expect(await db`select 1 from tracking_events`).toHaveLength(0)
})
