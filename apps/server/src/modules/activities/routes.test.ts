import { activityList } from '@foyer/api/activities'
import { foundingLanguages } from '@foyer/api/founding-languages'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeOne } from '../../engine/stock.ts'
import { emptyApp } from '../../testing/context.ts'
import { seedCampaigns } from '../campaigns/seed.ts'
import { seedFacts } from '../facts/seed.ts'
import { seedSessions } from '../live/seed.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
const url = '/api/activities'
const hour = 3_600_000

const seedAll = async () => {
  await seedFacts(context)
  await seedCampaigns(context)
}

const listed = async () => activityList.parse((await app.inject(url)).json())
const phases = async () => Object.fromEntries((await listed()).activities.map(({ code, phase }) => [code, phase]))

/** Makes `live-818` the only activity, with the given period. */
const only = async (opensAt: number, closesAt: number) => {
  await db`delete from activities where code <> 'live-818'`
  await db`update activities set opens_at = ${new Date(opensAt)}, closes_at = ${new Date(closesAt)}`
}

beforeEach(async () => {
  clock.moveBusiness(0)
  await db`delete from activities`
  await seedAll()
})

describe('GET /api/activities', () => {
  test('R32 The list contains upcoming, open and ended activities, the open ones first by nearest end', async () => {
    // no sample has ended, and only one is open
    await db`
      update activities set opens_at = opens_at - interval '100 days', closes_at = closes_at - interval '100 days'
      where code = 'wealth-connect'`
    await db`
      insert into activities (number, code, route, title, lead, opens_at, closes_at)
      select 900, 'closes-sooner', route, title, lead, opens_at, closes_at - interval '60 days'
      from activities where code = 'wealth-connect-account'`
    const { activities } = await listed()
    expect(new Set(activities.map(({ phase }) => phase))).toEqual(new Set(['open', 'upcoming', 'ended']))
    const order = activities.map(({ phase }) => ['open', 'upcoming', 'ended'].indexOf(phase))
    expect(order).toEqual([...order].sort())
    const closing = activities.filter(({ phase }) => phase === 'open').map(({ closesAt }) => closesAt)
    expect(closing.length).toBeGreaterThan(1)
    expect(closing).toEqual([...closing].sort((one, other) => one - other))
    expect(activities.map(({ number }) => number)).toContain(482)
  })

  test('A1 Each activity has a title and a lead in each founding language', async () => {
    for (const { title, lead } of (await listed()).activities)
      for (const language of foundingLanguages) {
        expect(title[language].trim()).not.toBe('')
        const length = lead[language].length
        const longer = `the ${language} lead of ${title['en-US']} has ${length} characters: write at least 15, since it says what the title leaves open`
        expect(length, longer).toBeGreaterThanOrEqual(15)
        expect(/\p{Script=Han}/u.test(lead[language])).toBe(language !== 'en-US')
      }
  })

  test('No sample promises a return or ties a gift to a product', async () => {
    const text = JSON.stringify((await listed()).activities)
    expect(text).not.toMatch(/guarantee|risk-free|稳赚|保证回报|保證回報|零风险|零風險|稳健收益|limited time only/i)
  })

  test('R32 The phase changes on the exact minute, by the business clock alone', async () => {
    const opensAt = context.clocks.wall() + 48 * hour
    const closesAt = opensAt + hour
    await only(opensAt, closesAt)
    const at = async (moment: number) => {
      clock.moveBusiness(moment - context.clocks.wall())
      return (await phases())['live-818']
    }
    expect(await at(opensAt - 1)).toBe('upcoming')
    expect(await at(opensAt)).toBe('open')
    expect(await at(closesAt - 1)).toBe('open')
    expect(await at(closesAt)).toBe('ended')
  })

  test('SCREEN-8 R32 The live series is on air and has the period of its session while the session runs', async () => {
    const now = context.clocks.wall()
    await only(now + 48 * hour, now + 49 * hour)
    await seedSessions(context)
    await db`update live_sessions set listed = false`
    await db`
      update live_sessions set listed = true, opens_at = ${new Date(now - hour)}, closes_at = ${new Date(now + hour)}
      where code = (select min(code) from live_sessions)`
    const at = async (moment: number) => {
      clock.moveBusiness(moment - context.clocks.wall())
      const [{ phase, opensAt, isOnAir } = { phase: 'none', opensAt: 0 }] = (await listed()).activities
      return { phase, opensAt, isOnAir }
    }
    expect(await at(now)).toEqual({ phase: 'open', opensAt: now - hour, isOnAir: true })
    expect(await at(now + hour)).toEqual({ phase: 'upcoming', opensAt: now + 48 * hour })
    await db`delete from live_sessions`
  })

  test('The reply is identical for a whole minute, so that an unchanged list is a 304 without a body', async () => {
    const first = await app.inject(url)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    clock.moveBusiness(59_000)
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    clock.moveBusiness(60_000)
    const later = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(later.statusCode).toBe(200)
    expect(later.json().asOf - first.json().asOf).toBe(60_000)
  })

  test('An empty list is a valid reply', async () => {
    await db`delete from activities`
    expect((await listed()).activities).toEqual([])
  })

  test.each([`${url}?code=%00`, `${url}?x=' or 1=1--`, `${url}?${'a'.repeat(10_000)}`])(
    'An unknown query string changes nothing: %.40s',
    async (hostile) => {
      expect((await app.inject(hostile)).json()).toEqual((await app.inject(url)).json())
    },
  )
})

describe('Seeding', () => {
  test('Seeding again does not change what an operator has set', async () => {
    await db`update activities set closes_at = opens_at + interval '1 minute' where number = 482`
    const before = await listed()
    await seedAll()
    expect(await listed()).toEqual(before)
  })

  test('Every sample states who may join, by rules that exist', async () => {
    const rows = await db<{ join_level: string; eligibility: object }[]>`select join_level, eligibility from activities`
    const rules = new Set(rows.flatMap(({ eligibility }) => Object.keys(eligibility)))
    expect([...rules].sort()).toEqual(['accountTypes', 'notAfter', 'residences'])
    expect(new Set(rows.map(({ join_level }) => join_level))).toEqual(new Set(['register', 'login']))
  })

  test('Seeding again does not reset sample stock that was used', async () => {
    const left = () => db`select remaining from activity_stock where activity = 497`
    expect(await left()).toEqual([{ remaining: 200 }])
    await takeOne(db, 497, '')
    await seedAll()
    expect(await left()).toEqual([{ remaining: 199 }])
  })

  test('Sample periods begin and end at their stated time of day in Hong Kong', async () => {
    const live = (await listed()).activities.find(({ code }) => code === 'live-818')
    // the test clock is at Monday 5 January 2026 in Hong Kong
    expect(new Date(live?.opensAt ?? 0).toISOString()).toBe('2026-01-08T11:00:00.000Z')
  })
})

describe('The table of activities', () => {
  const insert = (changes: object) => {
    const row = {
      number: 900,
      code: 'x',
      route: '/video',
      title: db.json({ 'zh-CN': 'a', 'zh-HK': 'a', 'en-US': 'a' }),
      lead: db.json({ 'zh-CN': 'a', 'zh-HK': 'a', 'en-US': 'a' }),
      opens_at: new Date('2026-01-01T00:00:00Z'),
      closes_at: new Date('2026-01-02T00:00:00Z'),
      ...changes,
    }
    return db`insert into activities ${db(row)}`
  }

  test.each([
    ['a missing language', { title: db.json({ 'zh-CN': 'a', 'en-US': 'a' }) }],
    ['an end before its beginning', { closes_at: new Date('2025-12-31T00:00:00Z') }],
    ['a beginning that is not on a whole minute', { opens_at: new Date('2026-01-01T00:00:30Z') }],
    ['an address as its route', { route: 'https://elsewhere.example' }],
    ['a script in its code', { code: '<script>' }],
  ])('The table rejects an activity with %s', async (_name, changes) => {
    await expect(insert(changes)).rejects.toMatchObject({ code: '23514' })
  })
})
