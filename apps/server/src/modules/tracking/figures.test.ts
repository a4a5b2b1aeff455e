// a column, cspell:ignore doubles
import { expect, test } from 'vitest'
import { Refused } from '../../refused.ts'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { readFigures } from './figures.ts'
import { attendPartitions } from './partitions.ts'

const { context } = await emptyApp()
const { db } = context

test('T7 the queries of the figures read only the partitions of the requested days', async () => {
  await attendPartitions(context)
  // this view is read last in the transaction and lists the partitions that the transaction has locked
  await ownerOf(db)`
    create or replace view tracking_rejected as
    select '2026-01-05'::date as day, relation::regclass::text as reason, count(*) as events
    from pg_locks where pid = pg_backend_pid() and relation::regclass::text ~ '^tracking_events_([0-9]{8}|rest)$'
    group by relation`
  const { rejected } = await readFigures(db, '2026-01-04', '2026-01-05')
  expect(rejected.map(({ reason }) => String(reason)).sort()).toEqual([
    'tracking_events_20260104',
    'tracking_events_20260105',
  ])
})

test('T7 counts beyond the range of an integer are returned', async () => {
  await ownerOf(db)`create or replace view tracking_rejected as select day, reason, events from tracking_rejections`
  await db`insert into tracking_rejections values ('2026-01-05', 'name_empty', 3000000000)`
  const { rejected } = await readFigures(db, '2026-01-05', '2026-01-05')
  expect(rejected).toEqual([{ reason: 'name_empty', events: 3_000_000_000 }])
})

test('T7 the time limit applies to all figures together, not to each', async () => {
  await ownerOf(db)`
    create or replace view tracking_arrivals as
    select '2026-01-05'::date as day, 0::bigint as stored, 0::bigint as doubles from pg_sleep(1)`
  await ownerOf(db)`
    create or replace view tracking_rejected as
    select '2026-01-05'::date as day, 'name_empty' as reason, 0::bigint as events from pg_sleep(1)`
  const figures = readFigures(db, '2026-01-05', '2026-01-05', 1900)
  await expect(figures).rejects.toThrow(Refused)
  // the connection stays in the pool, with the default time-out for other statements
  expect(await db`show statement_timeout`).toEqual([{ statement_timeout: '30s' }])
})
