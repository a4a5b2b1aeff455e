import { beforeEach, describe, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { rowOf } from './row.ts'
import { image, one, post, several, wireEvent } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const owner = ownerOf(db)
const stored = async () => (await db`select 1 from tracking_events`).length
const counts = () => db`
  select to_char(day, 'YYYY-MM-DD') as day, outcome, events from tracking_counts order by day, outcome`

beforeEach(async () => {
  await owner`truncate tracking_events, tracking_counts`
})

describe('duplicate events', () => {
  test('T7 an event that arrives again, from any sender and on any day, is stored once and counted', async () => {
    const event = wireEvent()
    await post(app, one(event))
    await image(app, one({ ...event, _flush_time: event.time + 60_000 }))
    clock.advance(86_400_000)
    await post(app, several([event, wireEvent(), event]))
    clock.advance(-86_400_000)
    expect(await stored()).toBe(2)
    expect(await counts()).toEqual([
      { day: '2026-01-05', outcome: 'double', events: 1 },
      { day: '2026-01-05', outcome: 'stored', events: 1 },
      { day: '2026-01-06', outcome: 'double', events: 2 },
      { day: '2026-01-06', outcome: 'stored', events: 1 },
    ])
  })

  test('T7 the same event of another visitor, at another time or under another id is another event', async () => {
    const event = wireEvent()
    const others = [{ distinct_id: 'visitor-2' }, { time: event.time + 1 }, { _track_id: event._track_id + 500_000 }]
    await post(app, several([event, ...others.map((other) => ({ ...event, ...other }))]))
    expect(await stored()).toBe(4)
  })

  test('T7 of concurrent writes of a hundred senders, each event by two of them, each event is stored once', async () => {
    const events = Array.from({ length: 100 }, () => wireEvent())
    const batches = events.map((event, nth) => several([event, events[(nth + 1) % 100]]))
    const replies = await Promise.all(batches.map((batch) => post(app, batch)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await stored()).toBe(100)
    expect(await counts()).toMatchObject([{ events: 100 }, { events: 100 }])
  })
})

describe('events with a wrong device clock', () => {
  test('T4 an event whose device clock is wrong by years is stored', async () => {
    const times = [0, Date.UTC(2011, 5, 1), Date.UTC(2099, 11, 31)]
    expect((await post(app, several(times.map((time) => wireEvent('track', { time }))))).statusCode).toBe(204)
    const rows = await db<{ happened_at: Date }[]>`select happened_at from tracking_events order by happened_at`
    expect(rows.map(({ happened_at }) => happened_at.getTime())).toEqual(times)
  })
})

test('an event has a value for each column of the table', async () => {
  const columns = await db<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'tracking_events'`
  const { row } = rowOf(context.secrets.identifierKey, wireEvent() as never, clock.clocks.wall())
  expect(Object.keys(row).sort()).toEqual(columns.map(({ name }) => name).sort())
})
