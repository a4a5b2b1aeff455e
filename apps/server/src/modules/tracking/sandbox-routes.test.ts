import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { at, post, several, wireEvent } from './testing.ts'

const { app, context } = await testApp()
const tracked = async (visitor: string) => (await app.inject({ url: '/dev/tracking', query: { visitor } })).json().data

test("GET /dev/tracking shows a visitor's events by any of their ids, and the number of duplicates", async () => {
  const first = wireEvent('track', { properties: { step: 1 } })
  const next = wireEvent('track_signup', { distinct_id: 'user-1', login_id: 'user-1', time: at })
  await post(app, several([next, first, wireEvent('track', { distinct_id: 'other', anonymous_id: 'other' })]))
  await post(app, several([first]))
  const shown = {
    events: [
      { type: 'track', event: '$pageview', time: at - 1000, trackId: first._track_id, properties: { step: 1 } },
      { type: 'track_signup', event: '$SignUp', time: at, trackId: next._track_id, properties: {} },
    ],
    arrivals: { stored: 3, duplicates: 1 },
  }
  expect(await tracked('visitor-1')).toEqual(shown)
  await context.db`insert into tracking_counts values ('2026-01-04', 'double', 3000000000)`
  shown.arrivals.duplicates += 3_000_000_000
  expect(await tracked('user-1')).toEqual({ ...shown, events: shown.events.slice(1) })
})
