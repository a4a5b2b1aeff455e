import { trackingBehaviour, trackingHeatMap } from '@foyer/api/tracking/behaviour'
import { beforeAll, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { readBehaviour, readHeatMap } from './behaviour.ts'
import { attendPartitions } from './partitions.ts'
import { post, several, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const day = '2026-01-05'

const did = (visitor: string, event: string, properties: object) =>
  wireEvent('track', { event, properties, distinct_id: visitor, anonymous_id: visitor })
const came = (visitor: string, type: string, more = {}) =>
  did(visitor, '$pageview', { $url_path: '/', $latest_traffic_source_type: type, ...more })
const left = (visitor: string, event_duration: unknown, $viewport_position: unknown = 0) =>
  did(visitor, '$WebPageLeave', { $url_path: '/account', event_duration, $viewport_position })
const loaded = (event_duration: unknown) => did('a', '$WebPageLoad', { $url_path: '/', event_duration })
const pressed = (visitor: string, $page_x: unknown, $page_y: unknown, more = {}) =>
  did(visitor, '$WebClick', {
    $url_path: '/account',
    $element_selector: '#join',
    $element_content: 'Join',
    $viewport_width: 360,
    $page_x,
    $page_y,
    ...more,
  })
const stayed = ($viewport_position: unknown, event_duration: unknown, $viewport_height: unknown = 250) =>
  did('a', '$WebStay', { $url_path: '/account', $viewport_position, event_duration, $viewport_height })

beforeAll(async () => {
  const utm = { $latest_utm_source: 'mail', $latest_utm_campaign: 'spring' }
  const host = { $latest_referrer_host: 'www.google.com' }
  const events = [
    came('a', '付费广告流量', utm),
    came('a', '付费广告流量', utm),
    came('b', '自然搜索流量', host),
    came('c', '自然搜索流量', host),
    came('d', '直接流量', { $latest_referrer_host: '' }),
    came('e', 'anything'),
    ...[1, 2, 3, 100].map((seconds, nth) => left('a', seconds, nth * 10)),
    ...[0.5, 1.5, 2.5].map(loaded),
    pressed('a', 0, 0),
    pressed('a', 29.9, 99),
    pressed('b', 30, 100),
    pressed('b', 359, 1_000_000, { $element_selector: 'button', $element_content: '' }),
    // in view: 100 to 349, and 300 to 549
    stayed(100, 6),
    stayed(300, 5),
    // events of strangers with invalid values
    left('x', 'soon', 'top'),
    left('x', -1, 1e300),
    loaded(1801),
    pressed('x', '12', 'y'),
    pressed('x', 12, 12, { $viewport_width: 0 }),
    stayed('top', 5),
    stayed(5, true),
    did('x', '$WebClick', { $element_selector: 'a' }),
  ]
  expect((await post(app, several(events))).statusCode).toBe(204)
})

test('COMM-20 operators see where visitors came from: by kind of source, by site and by campaign', async () => {
  const { sources, hosts, campaigns } = trackingBehaviour.parse(await readBehaviour(db, day, day))
  expect(sources).toEqual([
    { source: 'campaign', views: 2, visitors: 1 },
    { source: 'search', views: 2, visitors: 2 },
    { source: 'direct', views: 1, visitors: 1 },
    { source: 'unknown', views: 1, visitors: 1 },
  ])
  expect(hosts).toEqual([{ host: 'www.google.com', views: 2, visitors: 2 }])
  expect(campaigns).toEqual([{ source: 'mail', medium: null, campaign: 'spring', views: 2, visitors: 1 }])
})

test('COMM-20 operators see how long pages were viewed and how long they took to load, without the invalid values of strangers', async () => {
  const { leaves, loads } = await readBehaviour(db, day, day)
  const [account] = leaves
  expect(account).toMatchObject({ path: '/account', leaves: 6, visitors: 2, median: 2.5 })
  expect(account?.long).toBeCloseTo(70.9)
  expect(account?.position).toBe(15)
  expect(loads).toEqual([{ path: '/', loads: 4, median: 1.5, long: expect.closeTo(2.3) }])
})

test('COMM-20 operators see which pages have a heat map, and where visitors clicked and looked on each', async () => {
  const { heatMaps } = await readBehaviour(db, day, day)
  expect(heatMaps).toEqual([{ path: '/account', clicks: 6, stays: 4 }])
  const { clicks, elements, rows } = trackingHeatMap.parse(await readHeatMap(db, day, day, '/account'))
  expect(clicks).toEqual([
    { column: 0, row: 0, clicks: 2 },
    { column: 1, row: 1, clicks: 1 },
    { column: 11, row: 99, clicks: 1 },
  ])
  expect(elements).toEqual([
    { selector: '#join', content: 'Join', clicks: 5, visitors: 3 },
    { selector: 'button', content: null, clicks: 1, visitors: 1 },
  ])
  expect(rows).toEqual([
    { row: 1, seconds: 6, stays: 1 },
    { row: 2, seconds: 6, stays: 1 },
    { row: 3, seconds: 11, stays: 2 },
    { row: 4, seconds: 5, stays: 1 },
    { row: 5, seconds: 5, stays: 1 },
  ])
  expect(await readHeatMap(db, day, day, '/nowhere')).toEqual({ clicks: [], elements: [], rows: [] })
})

test('COMM-20 a heat map counts numbers next to zero as zero, and a width next to zero as unknown', async () => {
  const tiny = Number.MIN_VALUE
  const page = { $url_path: '/tiny' }
  const events = [
    pressed('x', 1000, 5, { ...page, $viewport_width: tiny }),
    pressed('x', tiny, tiny, page),
    did('x', '$WebStay', { ...page, $viewport_position: tiny, event_duration: tiny, $viewport_height: tiny }),
  ]
  expect((await post(app, several(events))).statusCode).toBe(204)
  const { clicks, rows } = await readHeatMap(db, day, day, '/tiny')
  expect(clicks).toEqual([{ column: 0, row: 0, clicks: 1 }])
  expect(rows).toEqual([{ row: 0, seconds: 0, stays: 1 }])
})

test.each(['sources', 'page_leaves', 'page_loads', 'clicks', 'stays'])(
  'COMM-20 tracking_%s of given days reads only the partitions of those days',
  async (view) => {
    await attendPartitions(context)
    const plan = JSON.stringify(
      await db`explain select * from ${db(`tracking_${view}`)} where day between '2026-01-04' and '2026-01-05'`,
    )
    for (const date of ['20260104', '20260105']) expect(plan).toContain(`tracking_events_${date}`)
    expect(plan).not.toMatch(/tracking_events_(20260103|20260106|rest)/)
  },
)
