import { expect, test } from 'vitest'
import { testApp } from '../testing/context.ts'

const { app } = await testApp()
const viewer = 'v'.repeat(16)

test.each([
  '/api/activities/a%00',
  '/api/draws/a%00',
  '/api/offerings/green-bond/a%00',
  '/api/media/a%00.svg',
  '/api/films/a%00',
  '/api/films/a%00/play/open/index.m3u8',
  '/api/live/a%00',
  `/api/live/a%00/now?viewer=${viewer}`,
  `/api/live/a%00/events?viewer=${viewer}`,
  '/api/live/a%00/calendar.ics',
  '/api/live/a%00/index.m3u8',
  '/api/redirects/a%00',
  '/api/uploads/a%00',
  '/%00',
])('a path with a NUL gets not_found: %s', async (url) => {
  const reply = await app.inject({ url })
  expect(reply.json()).toMatchObject({ reason: 'not_found' })
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})
