// `npm run bench:insights-sink [-- --events 1000000] [-- --rounds 3]`: figures of operators over a month of events, read
// from PostgreSQL and from ClickHouse in alternation; how many events a second the worker copies; and what the queue of
// copies costs a statement that stores events. It needs Debian's ClickHouse, which `npm test` fetches. Exits 1 if the two
// databases give different figures.
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { isRejected, readTrackingEvent } from '@foyer/api/tracking/tracking'
import { readEnvironment } from '../apps/server/src/config/environment.ts'
import { connect } from '../apps/server/src/database/connect.ts'
import { clickhouseOf } from '../apps/server/src/modules/tracking/clickhouse/client.ts'
import { clickhouseInsights } from '../apps/server/src/modules/tracking/clickhouse/insights.ts'
import { copyEvents } from '../apps/server/src/modules/tracking/clickhouse/jobs.ts'
import { readWaiting } from '../apps/server/src/modules/tracking/clickhouse/lag.ts'
import { startCopying, stopCopying } from '../apps/server/src/modules/tracking/clickhouse/start.ts'
import { type Insights, postgresInsights } from '../apps/server/src/modules/tracking/insights.ts'
import { attendPartitions } from '../apps/server/src/modules/tracking/partitions.ts'
import { rowOf } from '../apps/server/src/modules/tracking/row.ts'
import { storeEvents } from '../apps/server/src/modules/tracking/store.ts'
import { wireEvent } from '../apps/server/src/modules/tracking/testing.ts'
import { clickhouseProgram, startClickHouse } from '../apps/server/src/testing/clickhouse.ts'
import { startDatabase } from './runner/database.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '3' } },
})
const [events, rounds] = [Number(values.events), Number(values.rounds)]
const program = clickhouseProgram()
if (program === undefined) throw new Error('ClickHouse is not installed: run npm test once on Debian 12 as root')

/** Noon of the last day in Hong Kong. */
const now = Date.UTC(2026, 0, 31, 4)
const clocks = { wall: () => now, business: () => now }
const [from, to] = ['2026-01-01', '2026-01-31']
const statementRows = 1_000

const database = await startDatabase()
const server = await startClickHouse(program)
const db = connect(database.url, { max: 3, name: 'foyer bench' })
const owner = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
const clickhouse = clickhouseOf(readEnvironment(server.variables))
if (!clickhouse) throw new Error('ClickHouse is not configured')
await attendPartitions({ db, clocks })

const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

/** Rows of one statement: a pool gives up a connection that does not answer for 35 s. */
const plantedRows = 20_000

/** Some events of 20,000 visitors, evenly over the month. */
const plantRows = (first: number, last: number) =>
  owner`
    insert into tracking_events (day, happened_at, subject, track_id, received_at, type, event, anonymous, identities, lib, properties)
    select ${from}::date + nth % 31, ${`${from} 08:00+08`}::timestamptz + make_interval(days => nth % 31, secs => nth / 31 % 50000),
      substr(sha256(int8send((nth::bigint * 7919 % 20000))), 1, 16), nth, ${new Date(now)}, 'track',
      (array['$pageview', '$pageview', '$WebPageLeave', '$WebPageLoad', '$WebClick', '$WebStay', 'sign_in_code_asked', 'activity_join_pressed'])[1 + nth % 8],
      substr(sha256(int8send((nth::bigint * 7919 % 20000))), 1, 16), '{}', '{"$lib": "js", "$lib_version": "1.25.15"}',
      jsonb_build_object('$url_path', '/page/' || nth % 37, 'event_duration', (nth * 31 % 6000) / 100.0, '$viewport_position', nth * 17 % 3000,
        '$page_x', nth * 13 % 360, '$page_y', nth * 29 % 3000, '$viewport_width', 360, '$viewport_height', 640,
        '$latest_traffic_source_type', '直接流量', '$element_selector', '#e' || nth % 50, 'language', 'zh-HK', 'host', 'browser')
        || case when nth % 5 = 0 then jsonb_build_object('activity', (488 + nth % 3)::text) else '{}' end
    from generate_series(${first}::int, ${last}::int) as nth`

const plant = async (): Promise<void> => {
  for (let first = 1; first <= events; first += plantedRows)
    await plantRows(first, Math.min(events, first + plantedRows - 1))
  for (let day = 1; day <= 31; day++)
    await owner`vacuum analyze ${owner(`tracking_events_202601${String(day).padStart(2, '0')}`)}`
}

let stored = 0
/** Stores some events as the collector does. */
const storeSome = async (): Promise<number> => {
  const key = Buffer.alloc(32)
  const rows = Array.from({ length: statementRows }, () => {
    const event = readTrackingEvent(
      wireEvent('track', { time: now - (stored++ % 1000), distinct_id: `visitor-${stored % 500}` }),
    )
    if (isRejected(event)) throw new Error(`an event was rejected: ${event.reason}`)
    return rowOf(key, event, now).row
  })
  return timeOf(() => storeEvents(db, rows, now))
}

/** @returns milliseconds of a statement without and with the queue, each the median */
const measureStoring = async () => {
  const times = { without: [] as number[], with: [] as number[] }
  for (let round = 0; round < rounds * 2; round++) {
    for (const kind of ['without', 'with'] as const) {
      if (kind === 'with') await startCopying(db, clickhouse)
      for (let nth = 0; nth < 10; nth++) times[kind].push(await storeSome())
      if (kind === 'with') await stopCopying(db)
    }
  }
  return { without: median(times.without), with: median(times.with) }
}

const measureCopying = async () => {
  await startCopying(db, clickhouse)
  const [{ count }] = await db<[{ count: number }]>`select count(*) as count from tracking_events`
  const ms = await timeOf(async () => {
    for (;;) {
      await copyEvents({ db, clocks }, clickhouse)
      const { events: waiting, days } = await readWaiting(db)
      if (waiting + days === 0) return
    }
  })
  return { perSecond: (count / ms) * 1000, seconds: ms / 1000 }
}

const stores = { postgresql: postgresInsights(db), clickhouse: clickhouseInsights(db, clickhouse) }
const reads = {
  figures: ({ readFigures }: Insights) => readFigures(from, to),
  behaviour: ({ readBehaviour }: Insights) => readBehaviour(from, to),
  'heat map': ({ readHeatMap }: Insights) => readHeatMap(from, to, '/page/4'),
}
/** Sums of fractions may differ in their last digits. */
const rounded = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value))

await plant()
const storing = await measureStoring()
const copying = await measureCopying()
let areEqual = true
console.log(`${events} events of 31 days, ${rounds} rounds in alternation`)
for (const [name, read] of Object.entries(reads)) {
  const times = { postgresql: [] as number[], clickhouse: [] as number[] }
  const answers: unknown[] = []
  for (let round = 0; round < rounds; round++)
    for (const store of ['postgresql', 'clickhouse'] as const)
      times[store].push(await timeOf(async () => answers.push(rounded(await read(stores[store])))))
  areEqual &&= answers.every((answer) => isDeepStrictEqual(answer, answers[0]))
  const [postgresql, copies] = [median(times.postgresql), median(times.clickhouse)]
  console.log(
    `${name}: PostgreSQL ${postgresql.toFixed(0)} ms, ClickHouse ${copies.toFixed(0)} ms, ratio ${(copies / postgresql).toFixed(2)}`,
  )
}
console.log(`copied ${copying.perSecond.toFixed(0)} events a second (${copying.seconds.toFixed(0)} s)`)
console.log(
  `storing ${statementRows} events: ${storing.without.toFixed(1)} ms, with the queue ${storing.with.toFixed(1)} ms, ratio ${(storing.with / storing.without).toFixed(2)}`,
)
if (!areEqual) console.log('The two databases give different figures.')
await Promise.all([db.end(), owner.end()])
await server.stop()
await database.stop()
process.exit(areEqual ? 0 : 1)
