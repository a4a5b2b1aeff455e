import { trackingBehaviour, trackingHeatMap } from '@foyer/api/tracking/behaviour'
import { trackingFigures } from '@foyer/api/tracking/figures'
import fc from 'fast-check'
import { Registry } from 'prom-client'
import { describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { ownerOf } from '../../../testing/database.ts'
import { postgresInsights } from '../insights.ts'
import { at, post, several, wireEvent } from '../testing.ts'
import { literal } from './client.ts'
import { clickhouseInsights, configuredInsights } from './insights.ts'
import { copyEvents } from './jobs.ts'
import { startCopying } from './start.ts'
import { countWhere, table } from './table.ts'
import { appWithClickHouse, eventsIn, hasClickHouse } from './testing.ts'

const { app, context, clickhouse, clock, variables } = await appWithClickHouse()
const { db } = context
const owner = ownerOf(db)
const day = 86_400_000
const [from, to] = ['2026-01-04', '2026-01-05']
const stores = { postgresql: postgresInsights(db), clickhouse: clickhouseInsights(db, clickhouse) }

/** Figures of one database in the form of the contract; sums of fractions may differ in their last digits. */
const allOf = async ({ readFigures, readBehaviour, readHeatMap }: (typeof stores)['clickhouse']) => {
  const figures = {
    figures: trackingFigures.parse(await readFigures(from, to)),
    behaviour: trackingBehaviour.parse(await readBehaviour(from, to)),
    heatMap: trackingHeatMap.parse(await readHeatMap(from, to, '/a')),
  }
  return JSON.parse(JSON.stringify(figures), (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  )
}

const one = fc.constantFrom
const number = fc.oneof(
  fc.integer({ min: -5, max: 1200 }),
  fc.double({ min: 0, max: 20, noNaN: true }),
  one('5', true, 432_001, 1e300, 0, Number.MIN_VALUE),
)
const properties = fc.record(
  {
    $url_path: one('/a', '/b', '/loginPage', '/Ä', "/'\\", ''),
    activity: one('488', '489', '1'),
    $latest_traffic_source_type: one('付费广告流量', '直接流量', '自然搜索流量', '社交网站流量', '引荐流量', 'other'),
    $latest_referrer_host: one('a.example', 'b.example', ''),
    $latest_utm_source: one('mail', ''),
    $latest_utm_medium: one('m', 'Z'),
    $latest_utm_campaign: one('spring', 'summer'),
    event_duration: number,
    $viewport_position: number,
    $viewport_height: number,
    $viewport_width: number,
    $page_x: number,
    $page_y: number,
    $element_selector: one('#a', 'a'),
    $element_content: one('Join', ''),
  },
  { requiredKeys: [] },
)
const names = [
  '$pageview',
  'sign_in_code_asked',
  'sign_in_done',
  'activity_join_pressed',
  'activity_joined',
  '$WebPageLeave',
  '$WebPageLoad',
  '$WebClick',
  '$WebStay',
  'other',
] as const
const event = fc
  .record({
    type: one('track', 'track', 'track', 'track', 'track_signup', 'profile_set', 'item_set'),
    event: one(...names),
    visitor: one('a', 'b', 'c'),
    isAnonymous: fc.boolean(),
    // few moments, so that steps of a funnel happen at the same time; the last one is not among the days
    time: one(at, at + 1, at + 2, at - day, at - day + 1, at + day),
    properties,
  })
  .map(({ type, event: name, visitor, isAnonymous, time, properties: given }) =>
    wireEvent(type, {
      ...(type === 'track' && { event: name }),
      distinct_id: visitor,
      anonymous_id: isAnonymous ? `device-${visitor}` : undefined,
      time,
      properties: given,
    }),
  )

describe.runIf(hasClickHouse())('figures of events from ClickHouse', () => {
  test('T7 the same events give the same figures in PostgreSQL and in ClickHouse', async () => {
    await startCopying(db, clickhouse)
    await clickhouse.run(`SYSTEM STOP MERGES ${table}`)
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 0, maxLength: 200 }), async (events) => {
        await owner`truncate tracking_events, tracking_outbox, tracking_counts`
        await clickhouse.run(`TRUNCATE TABLE ${table}`)
        if (events.length > 0) expect((await post(app, several(events))).statusCode).toBe(204)
        await copyEvents(context, clickhouse)
        // the second copy of each event must not count
        await clickhouse.run(`INSERT INTO ${table} SELECT * FROM ${table}`)
        expect(await countWhere(clickhouse, '1')).toBe(2 * (await eventsIn(clickhouse)))
        expect(await allOf(stores.clickhouse)).toEqual(await allOf(stores.postgresql))
      }),
      { numRuns: 5 },
    )
  })

  test('T7 figures have the titles of activities and the counts of the collector, which only PostgreSQL knows', async () => {
    await owner`truncate tracking_events, tracking_outbox, tracking_counts, tracking_rejections`
    await clickhouse.run(`TRUNCATE TABLE ${table}`)
    await db`insert into tracking_rejections values ('2026-01-05', 'name_empty', 3)`
    const seen = wireEvent('track', { properties: { activity: '488' } })
    await post(app, several([seen, seen]))
    await copyEvents(context, clickhouse)
    const { totals, joins, rejected } = await stores.clickhouse.readFigures('2026-01-05', '2026-01-05')
    expect(totals).toMatchObject({ stored: 1, duplicates: 1 })
    expect(rejected).toEqual([{ reason: 'name_empty', events: 3 }])
    expect(joins).toEqual([{ activity: '488', seen: 1, pressed: 0, joined: 0 }])
  })

  test('T7 any text is a literal of ClickHouse', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await clickhouse.read(`SELECT ${literal(text)} AS same`)).toEqual([{ same: text }])
      }),
      { numRuns: 20, examples: [["\\' OR 1"], ['\u0000\\0\n%']] },
    )
  })
})

/** Reads as a process does whose variables are these. */
const reader = (environment = context.environment) => {
  const registry = new Registry()
  const log = { warn: vi.fn() }
  const insights = configuredInsights({ ...context, environment }, registry, log)
  const reads = async () =>
    ((await registry.getMetricsAsJSON())[0]?.values ?? []).map(({ labels, value }) => [labels.source, value])
  return { insights, reads, log }
}

describe.runIf(hasClickHouse())('where figures are read', () => {
  test('T7 ClickHouse gives the figures once it has the events of the days, and PostgreSQL before that and without it', async () => {
    await owner`truncate tracking_events, tracking_outbox, tracking_backfill`
    await clickhouse.run(`TRUNCATE TABLE ${table}`)
    await post(app, several([wireEvent()]))
    const { insights, reads } = reader()
    // it waits only for some seconds, so a minute's copying may be without it
    expect((await insights.readFigures(from, to)).totals.events).toBe(0)
    clock.advance(300_001)
    expect((await insights.readFigures(from, to)).totals.events).toBe(1)
    await copyEvents(context, clickhouse)
    await db`insert into tracking_backfill (day) values ('2026-01-06')`
    expect((await insights.readFigures(from, to)).totals.events).toBe(1)
    await db`insert into tracking_backfill (day) values ('2026-01-05')`
    expect((await insights.readFigures(from, to)).totals.events).toBe(1)
    expect(await reads()).toEqual([
      ['clickhouse', 2],
      ['postgresql', 2],
    ])
    await db`delete from tracking_backfill`
    clock.advance(-300_001)
    expect(await reader(readEnvironment({})).reads()).toEqual([])
  })

  test('T7 PostgreSQL gives the figures while ClickHouse is away, and the log says so', async () => {
    const { insights, reads, log } = reader(readEnvironment({ ...variables, CLICKHOUSE_URL: 'http://127.0.0.1:9' }))
    expect((await insights.readFigures(from, to)).totals.events).toBe(1)
    expect(await reads()).toEqual([['postgresql', 1]])
    expect(log.warn).toHaveBeenCalledOnce()
  })
})
