import { beforeEach, describe, expect, test } from 'vitest'
import { ownerOf } from '../../../testing/database.ts'
import { at, post, several, wireEvent } from '../testing.ts'
import { type ClickHouse, ClickHouseError } from './client.ts'
import { copyEvents, copyEventsJob, expireCopies } from './jobs.ts'
import { isCopying, startCopying, stopCopying } from './start.ts'
import { countWhere, table } from './table.ts'
import { appWithClickHouse, eventsIn, hasClickHouse } from './testing.ts'

const { app, context, clickhouse, clock } = await appWithClickHouse()
const { db } = context
const owner = ownerOf(db)
const day = 86_400_000

const send = async (...events: readonly object[]) => {
  expect((await post(app, several(events))).statusCode).toBe(204)
}
const some = (count: number, otherwise = {}) => Array.from({ length: count }, () => wireEvent('track', otherwise))
const waiting = async () => (await db`select 1 from tracking_outbox`).length
const daysToCopy = async () =>
  (await db<{ day: string }[]>`select to_char(day, 'YYYY-MM-DD') as day from tracking_backfill order by day`).map(
    (row) => row.day,
  )
const copy = () => copyEvents(context, clickhouse)

/** ClickHouse whose insertions fail, after they happened or before. */
const failing = (happens: boolean): ClickHouse => ({
  ...clickhouse,
  insert: async (into, rows) => {
    if (happens) await clickhouse.insert(into, rows)
    throw new ClickHouseError('it did not answer completely')
  },
})

describe.runIf(hasClickHouse())('the copy of events in ClickHouse', () => {
  beforeEach(async () => {
    await stopCopying(db)
    await owner`truncate tracking_events`
    await clickhouse.run(`DROP TABLE IF EXISTS ${table}`)
  })

  test('T7 events of before and after the start are copied, each once, also those with a wrong time', async () => {
    await send(...some(3), wireEvent('track', { time: 0 }))
    await copyEventsJob.run(context, {})
    expect([await eventsIn(clickhouse), await waiting(), await daysToCopy()]).toEqual([4, 0, []])
    await send(...some(2), wireEvent('item_set'))
    await copyEventsJob.run(context, {})
    expect([await countWhere(clickhouse, '1'), await waiting()]).toEqual([7, 0])
  })

  test('T7 every column arrives as it is stored', async () => {
    await startCopying(db, clickhouse)
    const properties = { $url_path: "/a'\\\n☕", event_duration: 0.1, $viewport_width: 0, tags: ['x'], activity: '488' }
    const event = wireEvent('track', { event: '$WebStay', properties, time: at - 1234, login_id: 'me' })
    await send(event)
    await copy()
    const [stored] =
      await db`select properties::text, encode(subject, 'hex') as subject_hex, encode(login, 'hex') as login_hex from tracking_events`
    const read =
      await clickhouse.read(`SELECT toString(day) AS day, happened_at, lower(hex(subject)) AS subject_hex, track_id, received_at, flushed_at, type, event,
      lower(hex(assumeNotNull(login))) AS login_hex, original IS NULL AS no_original, properties, url_path, activity, seconds, viewport_width, source,
      visitor = assumeNotNull(anonymous) AS is_visitor, item_id FROM ${table}`)
    expect(read).toEqual([
      {
        ...stored,
        day: '2026-01-05',
        happened_at: at - 1234,
        track_id: event._track_id,
        received_at: at,
        flushed_at: at,
        type: 'track',
        event: '$WebStay',
        no_original: 1,
        url_path: properties.$url_path,
        activity: '488',
        seconds: 0.1,
        viewport_width: null,
        source: 'unknown',
        is_visitor: 1,
        item_id: null,
      },
    ])
  })

  test.each([
    ['lost', true],
    ['lost before it arrived', false],
  ])('T7 an insertion whose answer was %s is repeated, and no event counts twice', async (_, happens) => {
    await send(...some(2))
    await startCopying(db, clickhouse)
    await send(...some(3))
    await expect(copyEvents(context, failing(happens))).rejects.toThrow(ClickHouseError)
    expect([await waiting(), await daysToCopy()]).toEqual([1, ['2026-01-05']])
    await copy()
    expect([await eventsIn(clickhouse), await waiting(), await daysToCopy()]).toEqual([5, 0, []])
  })

  test('T7 while ClickHouse is away, the collector stores events as before, and they are copied later', async () => {
    await startCopying(db, clickhouse)
    await expect(copyEvents(context, failing(false))).resolves.toBeUndefined()
    for (let nth = 0; nth < 3; nth++) await send(...some(2))
    await expect(copyEvents(context, failing(false))).rejects.toThrow(ClickHouseError)
    await copy()
    expect(await eventsIn(clickhouse)).toBe(6)
  })

  test('T7 an event that arrives twice, and one whose write is undone, is not queued', async () => {
    await startCopying(db, clickhouse)
    const event = wireEvent()
    await send(event, event)
    await send(event)
    await db
      .begin(async (tx) => {
        await tx`insert into tracking_events select day + 1, happened_at, subject, track_id, received_at, flushed_at, type, event,
          anonymous, login, original, identities, item_type, item_id, lib, properties from tracking_events`
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await db`select cardinality(days) as events from tracking_outbox`).toEqual([{ events: 1 }])
  })

  test('T7 a day that is copied again loses what PostgreSQL does not have, and keeps new events', async () => {
    await send(...some(3), wireEvent('track', { time: 0 }))
    await copy()
    // as after a restore of a backup: PostgreSQL lost events that ClickHouse has
    await stopCopying(db)
    await owner`delete from tracking_events where track_id in (select track_id from tracking_events order by track_id limit 2)`
    await owner`delete from tracking_events where day = '1970-01-01'`
    await startCopying(db, clickhouse)
    await send(...some(1))
    await copy()
    await expect.poll(() => countWhere(clickhouse, "day = '1970-01-01'")).toBe(0)
    expect(await eventsIn(clickhouse)).toBe(2)
  })

  test('T7 a day with more events than one insertion is copied in parts, which continue where they ended', async () => {
    await send(...some(1))
    await db`
      insert into tracking_events (day, happened_at, subject, track_id, received_at, type, event, identities, lib, properties)
      select day, happened_at, subject, track_id + nth, received_at, type, event, identities, lib, properties
      from tracking_events, generate_series(1, 5100) as nth`
    let inserted = 0
    const breaking: ClickHouse = {
      ...clickhouse,
      insert: async (into, rows) => {
        if (++inserted === 2) throw new ClickHouseError('away')
        await clickhouse.insert(into, rows)
      },
    }
    await expect(copyEvents(context, breaking)).rejects.toThrow('away')
    expect(await eventsIn(clickhouse)).toBe(5000)
    await copyEvents(context, breaking)
    expect([await countWhere(clickhouse, '1'), inserted, await daysToCopy()]).toEqual([5_101, 3, []])
  })

  test('T7 if ClickHouse lost its table, all events are copied again', async () => {
    await send(...some(2))
    await copy()
    await clickhouse.run(`DROP TABLE ${table}`)
    await copy()
    expect(await eventsIn(clickhouse)).toBe(2)
  })

  test('T7 a table that events cannot be copied to is named, and nothing is queued', async () => {
    await clickhouse.run(`CREATE TABLE ${table} (day Date, type Int8) ENGINE = Memory`)
    await expect(copy()).rejects.toThrow(
      /the table tracking_events does not fit: its engine is Memory and not ReplacingMergeTree; it has no column happened_at; .*its column type is Int8/,
    )
    expect(await isCopying(db)).toBe(false)
  })

  test('T7 the retention deletes whole days, and events with a wrong time by their arrival', async () => {
    await send(
      ...[at - 31 * day, at - 30 * day, at, 0, Date.UTC(2099, 0, 1)].map((time) => wireEvent('track', { time })),
    )
    await copy()
    await db`update tracking_retention set months = 1`
    await expireCopies(context, clickhouse)
    // 5 December is a month ago and still retained
    const days = () => clickhouse.read(`SELECT toString(day) AS day FROM ${table} ORDER BY happened_at`)
    const rest = [{ day: '2025-12-06' }, { day: '2026-01-05' }, { day: '2099-01-01' }]
    expect(await days()).toEqual([expect.anything(), { day: '2025-12-05' }, ...rest])
    clock.advance(32 * day)
    await expireCopies(context, clickhouse)
    await expect.poll(days).toEqual([])
    clock.advance(-32 * day)
    await db`update tracking_retention set months = 13`
  })
})
