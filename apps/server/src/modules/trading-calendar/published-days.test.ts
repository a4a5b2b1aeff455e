import { expect, test } from 'vitest'
import { sampleOf } from '../../engine/facts/kind.ts'
import { emptyApp, testTwoServers } from '../../testing/context.ts'
import { publishFacts } from '../facts/testing.ts'
import { calendarKind } from './calendar-kind.ts'
import { readClosures, readClosuresInTime } from './closures.ts'

const { apps, context, second } = await testTwoServers()
const { db } = context
const { holidays } = sampleOf(calendarKind) as { holidays: Record<string, string> }
const endOn = (day: string) =>
  db`update activities set closes_at = ${new Date(`${day}T06:00Z`)}, follows_calendar = true where code = 'green-bond'`
const ends = () =>
  Promise.all(
    apps.map(async (server) => {
      const { closesAt } = (await server.inject('/api/activities/green-bond')).json()
      return new Date(closesAt).toISOString().slice(0, 10)
    }),
  )

test('O7 a version of the calendar moves the end of an activity on every server, and does not change a day that has begun', async () => {
  // it is Monday 5 January 2026
  await endOn('2026-01-07')
  expect(await ends()).toEqual(['2026-01-07', '2026-01-07'])
  await publishFacts(second, calendarKind, {
    holidays: { ...holidays, '2026-01-05': 'Already begun', '2026-01-07': 'A new holiday' },
  })
  expect(await ends()).toEqual(['2026-01-08', '2026-01-08'])
  await endOn('2026-01-05')
  expect(await ends()).toEqual(['2026-01-05', '2026-01-05'])
  for (const closures of [await readClosures(db), await readClosuresInTime(db)])
    expect(['2026-01-05', '2026-01-07'].map((day) => closures.holidays.has(day))).toEqual([false, true])
})

test('O7 without a published calendar an activity that follows it is refused, and the others are shown', async () => {
  const { app, context: bare } = await emptyApp()
  const publish = (number: number, follows: boolean) => bare.db`
    insert into activities (number, code, route, title, lead, opens_at, closes_at, follows_calendar)
    select ${number}, ${`activity-${number}`}, '/home', texts, texts, '2026-01-01T00:00Z', '2027-01-01T00:00Z', ${follows}
    from (select jsonb_build_object('zh-CN', '甲', 'zh-HK', '甲', 'en-US', 'A') as texts) written`
  await publish(1, false)
  expect((await app.inject('/api/activities')).statusCode).toBe(200)
  await publish(2, true)
  expect((await app.inject('/api/activities')).json()).toMatchObject({ reason: 'facts_missing' })
})
