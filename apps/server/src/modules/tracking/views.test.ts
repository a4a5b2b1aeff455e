// a column, cspell:ignore asked
import { funnelEvents } from '@foyer/api/tracking/funnels'
import { beforeAll, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { attendPartitions } from './partitions.ts'
import { at, post, several, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const minute = 60_000

/** The events of one visitor, a minute apart. */
const visit = (visitor: string, ...steps: (readonly [event: string, properties?: object])[]) =>
  steps.map(([event, properties = {}], nth) =>
    wireEvent(event === '$SignUp' ? 'track_signup' : 'track', {
      event,
      properties,
      time: at + nth * minute,
      // from the sign-up on, events contain the person's id, but the visitor stays the same
      distinct_id: event === '$SignUp' ? `person of ${visitor}` : visitor,
      anonymous_id: visitor,
    }),
  )
const view = (path: string, more = {}) => ['$pageview', { $url_path: path, ...more }] as const
const [codeRequested, signedIn] = [[funnelEvents.codeRequested], [funnelEvents.signedIn]] as const
const seen = view('/exclusiveGift', { activity: 806 })
const pressed = [funnelEvents.joinPressed, { activity: 806 }] as const
const joined = [funnelEvents.joined, { activity: 806 }] as const

beforeAll(async () => {
  const visits = [
    visit('a', view('/home'), view('/loginPage'), codeRequested, ['$SignUp'], seen, pressed, joined),
    visit('b', view('/home'), view('/home'), view('/loginPage'), codeRequested, signedIn, seen, pressed),
    visit('c', view('/loginPage'), codeRequested, codeRequested, seen),
    visit('d', view('/loginPage'), view('/loginPage')),
    // a step without the earlier one does not count
    visit('e', signedIn, joined, pressed),
    // reached the last step another way, and completed the middle step afterwards
    visit('g', view('/loginPage'), signedIn, codeRequested, seen, joined, pressed),
    // of several middle steps the first that counts is sufficient
    visit(
      'h',
      codeRequested,
      view('/loginPage'),
      codeRequested,
      signedIn,
      codeRequested,
      pressed,
      seen,
      pressed,
      joined,
      pressed,
    ),
    // the day after
    visit('f', view('/home')).map((event) => ({ ...event, time: event.time + 86_400_000 })),
  ]
  expect((await post(app, several(visits.flat()))).statusCode).toBe(204)
})

test('T7 the views count page views and visitors of a day by page', async () => {
  const rows = await db`
    select path, views, visitors from tracking_page_views where day = '2026-01-05' order by path`
  expect(rows).toEqual([
    { path: '/exclusiveGift', views: 5, visitors: 5 },
    { path: '/home', views: 3, visitors: 2 },
    { path: '/loginPage', views: 7, visitors: 6 },
  ])
})

test('T7 the funnel of the sign-in counts visitors by the last consecutive step they reached', async () => {
  expect(await db`select opened, asked, signed_in from tracking_sign_in_funnel where day = '2026-01-05'`).toEqual([
    { opened: 6, asked: 5, signed_in: 3 },
  ])
})

test('T7 the funnel of a join counts visitors by activity', async () => {
  expect(await db`select activity, seen, pressed, joined from tracking_join_funnel where day = '2026-01-05'`).toEqual([
    { activity: '806', seen: 5, pressed: 4, joined: 2 },
  ])
})

test('T7 visitors of many days are counted once, from one row per day and visitor', async () => {
  const days = db`from tracking_visitors where day between '2026-01-05' and '2026-01-06'`
  expect(
    await db`select day::text, count(*)::int as visitors, sum(events)::int as events ${days} group by day order by day`,
  ).toEqual([
    { day: '2026-01-05', visitors: 7, events: 39 },
    { day: '2026-01-06', visitors: 1, events: 1 },
  ])
  expect(await db`select count(distinct visitor)::int as visitors ${days}`).toEqual([{ visitors: 8 }])
})

test.each(['tracking_page_views', 'tracking_sign_in_funnel', 'tracking_join_funnel', 'tracking_visitors'])(
  'T7 %s of given days reads only the partitions of those days',
  async (view) => {
    await attendPartitions(context)
    const codeRequested = await db`explain select * from ${db(view)} where day between '2026-01-04' and '2026-01-05'`
    const plan = JSON.stringify(codeRequested)
    for (const day of ['20260104', '20260105']) expect(plan).toContain(`tracking_events_${day}`)
    expect(plan).not.toMatch(/tracking_events_(20260103|20260106|rest)/)
  },
)
