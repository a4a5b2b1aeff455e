import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { activityDetail } from '@foyer/api/activities'
import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { blockKinds } from '@foyer/api/page-content'
import type { DraftDocument } from '@foyer/api/staff/campaigns'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { contentOfTables } from '../../testing/tables.ts'
import type { ActivityFacts } from '../content/pages/facts.ts'
import { publishedPage } from '../content/pages/published.ts'
import { seedFacts } from '../facts/seed.ts'
import { publish } from '../publishing/public.ts'
import { checkDocument } from './faults.ts'
import { campaignFile, seedCampaigns } from './seed.ts'

const { app, context, clock } = await emptyApp()
const { db } = context
await seedFacts(context)
const detail = async (code: string) => activityDetail.parse((await app.inject(`/api/activities/${code}`)).json())
const ours = { 'zh-CN': '我们的', 'zh-HK': '我們的', 'en-US': 'Ours' }
const planted = cataloguedActivities.map(({ number }) => number).sort((one, other) => one - other)
const codes = ['autumn-briefing', 'account-health', 'first-account']

beforeEach(async () => {
  clock.moveBusiness(0)
  await db`delete from activities`
  await seedCampaigns(context)
})

describe('The campaigns of the sandbox', () => {
  test('Each campaign of the sandbox is a file with the code of an activity of the catalogue, and each of these activities has a file', async () => {
    const files = readdirSync(dirname(campaignFile('any')))
    const codes = await db<{ code: string }[]>`select code from activities`
    expect(files.sort()).toEqual(cataloguedActivities.map(({ code }) => `${code}.json`).sort())
    expect(codes.map(({ code }) => `${code}.json`).sort()).toEqual(files)
  })

  test('Of three campaigns of the sandbox one has ended and two are open, and one stage opens later', async () => {
    expect(await Promise.all(codes.map(async (code) => (await detail(code)).phase))).toEqual(['ended', 'open', 'open'])
    const { stages, route } = await detail('account-health')
    expect(route).toBe('/activitySecondTemplate?code=account-health')
    expect(stages.map(({ phase }) => phase)).toEqual(['open', 'open', 'open', 'upcoming'])
    expect(stages.map(({ quota }) => quota)).toEqual([null, null, { total: 300, remaining: 300 }, null])
  })

  test('The campaigns of the sandbox contain every kind of block', async () => {
    const pages = await Promise.all(codes.map(detail))
    const kinds = new Set(pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual([...blockKinds].sort())
  })

  test('A1 The campaigns of the sandbox have all texts in three languages, with Simplified characters only in zh-CN', async () => {
    const pages = await Promise.all(codes.map(detail))
    const found: Record<string, string>[] = []
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('zh-CN' in value && !('media' in value)) found.push(value as Record<string, string>)
      else for (const field of Object.values(value)) walk(field)
    }
    walk(pages.map(({ blocks, stages, title, lead }) => ({ blocks, stages, title, lead })))
    expect(found.length).toBeGreaterThan(120)
    for (const text of found) {
      expect(Object.keys(text).sort()).toEqual(['en-US', 'zh-CN', 'zh-HK'])
      expect(Object.values(text)).not.toContain('')
      if (!text['zh-CN']?.endsWith('.vtt')) expect(text['zh-HK'], text['zh-CN']).not.toMatch(/[们这个请账户证]/u)
    }
  })

  test('The campaigns of the sandbox promise no return and pressure nobody', async () => {
    const sent = JSON.stringify(await Promise.all(codes.map(detail)))
    expect(sent).not.toMatch(/稳赚|零风险|guaranteed|risk-free|hurry|last chance|马上|立即抢/i)
  })
})

test('The console shows each campaign of the sandbox as live, with its times written out and no fault', async () => {
  const rows = await db<{ document: DraftDocument; status: string }[]>`
    select status, document from campaigns
    join campaign_revisions revision on revision.campaign = id and revision.revision = published_revision`
  expect(rows).toHaveLength(planted.length)
  const none = { publishAt: null, endAt: null }
  for (const { status, document } of rows)
    expect([status, checkDocument(document, none, 'sandbox').faults]).toEqual(['live', []])
})

describe('Seeding again', () => {
  test('Seeding again changes nothing, on the same day and a month later', async () => {
    const before = await contentOfTables(db)
    await seedCampaigns(context)
    clock.moveBusiness(30 * 86_400_000)
    await seedCampaigns(context)
    expect(await contentOfTables(db)).toEqual(before)
  })

  test('Seeding by two processes concurrently publishes each campaign once', async () => {
    await db`delete from activities`
    await Promise.all([seedCampaigns(context), seedCampaigns(context)])
    const rows = await db`select activity, count(*)::int as versions from page_versions group by activity order by 1`
    expect(rows).toEqual(planted.map((activity) => ({ activity, versions: 1 })))
  })

  test('Seeding leaves what an operator published since', async () => {
    const page = await publishedPage(db, 503)
    const facts: ActivityFacts = {
      number: 503,
      code: 'first-account',
      route: '/activityTemplate?code=first-account',
      title: ours,
      lead: ours,
      opensAt: 0,
      closesAt: 60_000,
      joinLevel: 'login',
      mainland: 'page',
      followsCalendar: false,
      eligibility: {},
    }
    const content = { blocks: page?.blocks.slice(1) ?? [], stages: [] }
    await publish(db, { facts, content, stock: [{ stage: '', total: 7 }] }, 0)
    const before = await contentOfTables(db)
    await seedCampaigns(context)
    expect(await contentOfTables(db)).toEqual(before)
  })

  test("Seeding skips a campaign whose code an operator's activity uses", async () => {
    await db`delete from activities where number = 503`
    await db`update activities set code = 'first-account' where number = 501`
    await seedCampaigns(context)
    const rows = await db<{ number: number }[]>`select number from activities order by number`
    expect(rows.map(({ number }) => number)).toEqual(planted.filter((number) => number !== 503))
  })
})
