import { beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { untilWaiting } from '../../testing/waiting.ts'
import { attendPartitions, attendTrackingJob } from './partitions.ts'
import { at, post, several, wireEvent } from './testing.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const owner = ownerOf(db)
const day = 86_400_000
/** The day of the partition that each event is in, or `rest`. */
const places = async () => {
  const rows = await db<{ place: string }[]>`
    select replace(tableoid::regclass::text, 'tracking_events_', '') as place from tracking_events order by happened_at`
  return rows.map(({ place }) => place)
}
const partitions = async () => {
  const rows = await db<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'tracking_events'::regclass order by relname`
  return rows.map(({ name }) => name.replace('tracking_events_', ''))
}
const send = async (...times: number[]) => {
  const reply = await post(app, several(times.map((time) => wireEvent('track', { time }))))
  expect(reply.statusCode).toBe(204)
}

beforeEach(async () => {
  for (const name of await partitions()) if (name !== 'rest') await owner`drop table ${db(`tracking_events_${name}`)}`
  await owner`truncate tracking_events`
  await db`update tracking_retention set months = 13`
})

test('T7 every day around today gets one partition, with any number of concurrent runs', async () => {
  await Promise.all([attendPartitions(context), attendPartitions(context)])
  const made = await partitions()
  expect([made.length, made[0], made.at(-2), made.at(-1)]).toEqual([36, '20251205', '20260108', 'rest'])
  await attendPartitions(context)
  expect(await partitions()).toEqual(made)
})

test('T7 events that arrived before their partition are moved into it, and a duplicate of them is still detected', async () => {
  const event = wireEvent('track', { time: at })
  await post(app, several([event, wireEvent('track', { time: at + 3 * day }), wireEvent('track', { time: 0 })]))
  expect(await places()).toEqual(['rest', 'rest', 'rest'])
  await attendPartitions(context)
  await post(app, several([event]))
  expect(await places()).toEqual(['rest', '20260105', '20260108'])
})

test('T7 a day begins at midnight in Hong Kong', async () => {
  await attendPartitions(context)
  const midnight = Date.UTC(2026, 0, 4, 16)
  await send(midnight - 1, midnight)
  expect(await places()).toEqual(['20260104', '20260105'])
})

test('T7 events are deleted after the retention months, those with a wrong time by their arrival', async () => {
  await attendPartitions(context)
  await db`update tracking_retention set months = 1`
  await send(at - 31 * day, at - 30 * day, at, 0, Date.UTC(2099, 0, 1))
  await attendPartitions(context)
  // 5 December is a month ago and still retained
  expect(await places()).toEqual(['rest', '20251205', '20251206', '20260105', 'rest'])
  clock.advance(32 * day)
  await attendPartitions(context)
  expect(await places()).toEqual([])
  expect((await partitions())[0]).toBe('20260106')
  clock.advance(-32 * day)
})

test('T7 counts of rejections are deleted after the retention months with the next hourly run', async () => {
  await db`
    insert into tracking_rejections values ('2024-12-04', 'name_empty', 1), ('2024-12-05', 'name_empty', 1), ('2026-01-05', 'name_empty', 1)`
  await attendTrackingJob.run(context, {})
  expect(await db`select day::text from tracking_rejections order by day`).toEqual([
    { day: '2024-12-05' },
    { day: '2026-01-05' },
  ])
})

test('T7 events without a partition of their own are found by their arrival', async () => {
  const plan = await owner.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx`explain delete from tracking_events_rest where received_at < ${new Date(at)}`
  })
  expect(JSON.stringify(plan)).toContain('tracking_events_rest_received')
})

test('T7 a server that stops while it starts creates the partitions before it closes', async () => {
  const starting = await buildApp(context)
  let listening: Promise<string> | undefined
  let closing: Promise<string[]> | undefined
  await owner.begin(async (tx) => {
    await tx`lock table tracking_events in access exclusive mode`
    listening = starting.listen({ port: 0 })
    await untilWaiting(tx, 1)
    closing = starting.close().then(partitions)
  })
  expect(await closing).toHaveLength(36)
  await listening
})

test('T7 writing continues while partitions are created', async () => {
  const sending = Promise.all(Array.from({ length: 30 }, (_, n) => send(at - n * day, at + n)))
  await attendPartitions(context)
  await sending
  const all = await places()
  expect([all.length, all.includes('rest')]).toEqual([60, false])
})
