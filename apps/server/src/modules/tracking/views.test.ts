import { funnelEvents } from '@foyer/contract/tracking-funnels'
import { beforeAll, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { attendPartitions } from './partitions.ts'
import { at, post, several, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
const { db } = context
const minute = 60_000

/** What one visitor did, a minute apart. */
const visit = (visitor: string, ...steps: (readonly [event: string, properties?: object])[]) =>
  steps.map(([event, properties = {}], nth) =>
    wireEvent(event === '$SignUp' ? 'track_signup' : 'track', {
      event,
      properties,
      time: at + nth * minute,
      // from the sign-up on events bear the person's id, and the visitor is the same
      distinct_id: event === '$SignUp' ? `person of ${visitor}` : visitor,
      anonymous_id: visitor,
    }),
  )
const view = (path: string, more = {}) => ['$pageview', { $url_path: path, ...more }] as const
const [asked, signedIn] = [[funnelEvents.codeAsked], [funnelEvents.signedIn]] as const
const seen = view('/exclusiveGift', { activity: 806 })
const pressed = [funnelEvents.joinPressed, { activity: 806 }] as const
const joined = [funnelEvents.joined, { activity: 806 }] as const

beforeAll(async () => {
  const visits = [
    visit('a', view('/home'), view('/loginPage'), asked, ['$SignUp'], seen, pressed, joined),
    visit('b', view('/home'), view('/home'), view('/loginPage'), asked, signedIn, seen, pressed),
    visit('c', view('/loginPage'), asked, asked, seen),
    visit('d', view('/loginPage'), view('/loginPage')),
    // a step without the one before it is none: what came before is not known
    visit('e', signedIn, joined, pressed),
    // who came to the end by another way, and asked or pressed afterwards
    visit('g', view('/loginPage'), signedIn, asked, seen, joined, pressed),
    // of several middle steps the first that counts will do
    visit('h', asked, view('/loginPage'), asked, signedIn, asked, pressed, seen, pressed, joined, pressed),
    // the day after
    visit('f', view('/home')).map((event) => ({ ...event, time: event.time + 86_400_000 })),
  ]
  expect((await post(app, several(visits.flat()))).statusCode).toBe(204)
})

test('T7 page views and visitors of a day by page', async () => {
  const rows = await db`
    select path, views, visitors from tracking_page_views where day = '2026-01-05' order by path`
  expect(rows).toEqual([
    { path: '/exclusiveGift', views: 5, visitors: 5 },
    { path: '/home', views: 3, visitors: 2 },
    { path: '/loginPage', views: 7, visitors: 6 },
  ])
})

test('T7 the funnel of the sign-in counts visitors by the furthest step they came to, one after the other', async () => {
  expect(await db`select opened, asked, signed_in from tracking_sign_in_funnel where day = '2026-01-05'`).toEqual([
    { opened: 6, asked: 5, signed_in: 3 },
  ])
})

test('T7 the funnel of a join does so by activity', async () => {
  expect(await db`select activity, seen, pressed, joined from tracking_join_funnel where day = '2026-01-05'`).toEqual([
    { activity: '806', seen: 5, pressed: 4, joined: 2 },
  ])
})

test('T7 visitors of many days are counted once, from one row a day and visitor', async () => {
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
  'T7 %s of some days reads the partitions of those days alone',
  async (view) => {
    await attendPartitions(context)
    const asked = await db`explain select * from ${db(view)} where day between '2026-01-04' and '2026-01-05'`
    const plan = JSON.stringify(asked)
    for (const day of ['20260104', '20260105']) expect(plan).toContain(`tracking_events_${day}`)
    expect(plan).not.toMatch(/tracking_events_(20260103|20260106|rest)/)
  },
)
