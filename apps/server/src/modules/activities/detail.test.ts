import { activityDetail } from '@foyer/api/activities'
import { beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { provideStock } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
import { saveDraft } from '../content/pages/drafts.ts'
import { publishedPage } from '../content/pages/published.ts'
import { declareClosure, withdrawClosure } from '../trading-calendar/closures.ts'
import { createNotice } from './notices.ts'
import { day, declare, hour, publish, stageOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const url = '/api/activities/test-900'
/** Monday 5 January 2026, 10:00 in Hong Kong. */
const start = context.clocks.business()
const hongKong = (text: string) => Date.parse(`${text}+08:00`)

const request = (headers: Record<string, string> = {}, address = url) => app.inject({ url: address, headers })
const detail = async (headers?: Record<string, string>, address?: string) =>
  activityDetail.parse((await request(headers, address)).json())

beforeEach(async () => {
  clock.moveBusiness(0)
  await db`delete from activities where number >= 900`
  await db`delete from operator_notices`
})

describe('GET /api/activities/:code', () => {
  test("R20 An activity's detail contains the published page with phase, period, level, stock and terms version", async () => {
    const facts = await declare(context, 900, { joinLevel: 'login' })
    await publish(context, 900)
    await provideStock(db, 900, 40)
    const page = await publishedPage(db, 900)
    expect(await detail()).toEqual({
      number: 900,
      code: 'test-900',
      route: facts.route,
      title: facts.title,
      lead: facts.lead,
      phase: 'open',
      opensAt: facts.opensAt,
      closesAt: facts.closesAt,
      asOf: start,
      headline: page?.blocks.flatMap((block) => (block.kind === 'hero' ? [block.title] : []))[0] ?? facts.title,
      joinLevel: 'login',
      quota: { total: 40, remaining: 40 },
      notices: [],
      withheld: false,
      version: 1,
      publishedAt: context.clocks.wall(),
      blocks: page?.blocks,
      stages: [],
      preview: false,
    })
  })

  test('R20 The headline of a page has breaks between the words of its title, and English has none', async () => {
    const title = { 'zh-CN': '零手续费认购新股', 'zh-HK': '零手續費認購新股', 'en-US': 'New shares without a fee' }
    await declare(context, 900, { title })
    const { headline } = await detail()
    expect(headline).toEqual({
      ...title,
      'zh-CN': '零手续费\u200b认购\u200b新股',
      'zh-HK': '零手續費\u200b認購\u200b新股',
    })
  })

  test('R20 An activity that was never published has version 0 and no blocks', async () => {
    await declare(context, 900)
    expect(await detail()).toMatchObject({ version: 0, publishedAt: null, blocks: [], quota: null })
  })

  test.each(['test-901', 'Test-900', '%00', '..%2f..', "'%20or%201=1--", 'a'.repeat(99)])(
    'R20 The code %.12s is not found',
    async (code) => {
      await declare(context, 900)
      const reply = await app.inject(`/api/activities/${code}`)
      expect([reply.statusCode, reply.json().reason]).toEqual([404, 'not_found'])
      expect(reply.headers['cache-control']).toBe('no-store')
    },
  )

  test('R20 The reply is identical for a whole minute, so that an unchanged page is a 304 without a body', async () => {
    await declare(context, 900)
    await publish(context, 900)
    const first = await request()
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = () => request({ 'if-none-match': String(first.headers.etag) })
    clock.moveBusiness(59_999)
    expect((await again()).statusCode).toBe(304)
    await publish(context, 900)
    expect((await again()).json()).toMatchObject({ version: 2 })
  })

  test('R21 Each stage has its phase, its effective end and its stock', async () => {
    await declare(context, 900, { followsCalendar: true })
    // the third ends on Saturday 10 January at 10:00
    await publish(context, 900, [
      stageOf('one', start, -9, -1),
      stageOf('two', start, -1, 5),
      stageOf('three', start, 5, 120),
    ])
    await provideStock(db, 900, 7, 'two')
    const { stages } = await detail()
    expect(stages).toMatchObject([
      { id: 'one', phase: 'ended', quota: null },
      { id: 'two', phase: 'open', quota: { total: 7, remaining: 7 } },
      { id: 'three', phase: 'upcoming', closesAt: hongKong('2026-01-12T10:00') },
    ])
  })

  test('Operator notices are shown during their period, those for every activity first', async () => {
    await declare(context, 900)
    const from = start
    const until = start + hour
    await createNotice(db, { activity: 900, language: 'zh-HK', text: '派發延遲', from, until })
    await createNotice(db, { activity: null, language: 'en-US', text: 'Typhoon', from, until })
    await createNotice(db, { activity: 488, language: 'en-US', text: 'Elsewhere', from, until })
    const both = [
      { language: 'en-US', text: 'Typhoon' },
      { language: 'zh-HK', text: '派發延遲' },
    ]
    const at = async (offset: number) => {
      clock.moveBusiness(offset)
      return (await detail()).notices
    }
    expect(await at(-1)).toEqual([])
    expect(await at(0)).toEqual(both)
    expect(await at(hour - 1)).toEqual(both)
    expect(await at(hour)).toEqual([])
  })
})

describe('The detail for a mainland address', () => {
  const mainland = { 'x-sandbox-country': 'CN' }
  const secret = 'HK$1,000'

  test('R20 An activity withheld from a mainland address shows its name and risk, but no offer copy, amount or stock', async () => {
    await declare(context, 900, { mainland: 'notice' })
    await publish(context, 900, [stageOf('one', start, -1, 5)])
    await provideStock(db, 900, 7)
    const seen = await detail(mainland)
    expect(seen).toMatchObject({
      withheld: true,
      quota: null,
      stages: [],
      lead: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
    })
    expect(seen.blocks.map(({ kind }) => kind)).toEqual(['risk'])
    expect(JSON.stringify(seen)).not.toContain(secret)
    expect(JSON.stringify(await detail())).toContain(secret)
  })

  test('R20 A mainland address sees the notices for all activities, and none of a withheld activity', async () => {
    await declare(context, 900, { mainland: 'notice' })
    const during = { language: 'en-US', from: start - hour, until: start + hour } as const
    await createNotice(db, { ...during, activity: 900, text: 'HK$1,000 more this week' })
    await createNotice(db, { ...during, activity: null, text: 'Systems rest at night' })
    expect((await detail(mainland)).notices).toEqual([{ language: 'en-US', text: 'Systems rest at night' }])
    expect((await detail()).notices).toHaveLength(2)
  })

  test('R20 An activity open to mainland addresses is shown in full', async () => {
    await declare(context, 900, { mainland: 'page' })
    await publish(context, 900)
    expect(await detail(mainland)).toEqual(await detail())
  })

  test('R32 The list of activities withholds the same content as the detail', async () => {
    await declare(context, 900, { mainland: 'notice' })
    expect((await app.inject('/api/activities')).body).toContain(secret)
    const withheld = await app.inject({ url: '/api/activities', headers: mainland })
    expect(withheld.body).not.toContain(secret)
    expect(withheld.headers['cache-control']).toContain('private')
  })

  test('R20 In production only the address determines where a call comes from', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables })
    const { app: production } = await testApp({ ...context, environment })
    await declare(context, 900, { mainland: 'notice' })
    const from = async (remoteAddress: string, country: string) =>
      (await production.inject({ url, remoteAddress, headers: { 'x-sandbox-country': country } })).json().withheld
    expect(await from('114.114.114.114', 'HK')).toBe(true)
    expect(await from('1.36.0.1', 'CN')).toBe(false)
  })
})

describe('O7 The end of an activity', () => {
  const friday = hongKong('2026-01-09T14:00')
  const saturday = friday + day
  const ends = async () => (await detail()).closesAt
  const phaseAt = async (moment: number) => {
    clock.moveBusiness(moment - context.clocks.wall())
    return (await detail()).phase
  }

  test('O7 The end moves to the next trading day if the activity follows the calendar, in both detail and list', async () => {
    await declare(context, 900, { closesAt: saturday, followsCalendar: true })
    expect(await ends()).toBe(hongKong('2026-01-12T14:00'))
    const { activities } = (await app.inject('/api/activities')).json()
    const listed = activities.find(({ number }: { number: number }) => number === 900)
    expect(listed.closesAt).toBe(hongKong('2026-01-12T14:00'))
    await declare(context, 900, { closesAt: saturday })
    expect(await ends()).toBe(saturday)
  })

  test('O7 A countdown to the end leads to the end that the calendar moved, and one to another moment stays', async () => {
    await declare(context, 900, { closesAt: saturday, followsCalendar: true })
    const label = { 'zh-CN': '尚有', 'zh-HK': '尚有', 'en-US': 'Closes in' }
    const to = [saturday, friday]
    await publish(
      context,
      900,
      [],
      to.map((moment) => ({ kind: 'countdown', label, to: moment })),
    )
    const counted = (await detail()).blocks.flatMap((block) => (block.kind === 'countdown' ? [block.to] : []))
    expect(counted).toEqual([hongKong('2026-01-12T14:00'), friday])
  })

  test('O7 The end moves when a typhoon is declared during the activity, and moves back when the declaration is revoked', async () => {
    await declare(context, 900, { closesAt: friday, followsCalendar: true })
    expect(await phaseAt(friday - hour)).toBe('open')
    await declareClosure(db, { day: '2026-01-09', reason: 'typhoon', fromMinute: 11 * 60 }, context.clocks.business())
    expect(await ends()).toBe(hongKong('2026-01-12T14:00'))
    expect(await phaseAt(friday)).toBe('open')
    expect(await phaseAt(hongKong('2026-01-12T14:00'))).toBe('ended')
    await withdrawClosure(db, '2026-01-09', context.clocks.business())
    expect(await phaseAt(friday)).toBe('ended')
  })

  test('O7 A rainstorm declared after the end changes nothing', async () => {
    await declare(context, 900, { closesAt: friday, followsCalendar: true })
    await declareClosure(db, { day: '2026-01-09', reason: 'rainstorm', fromMinute: 15 * 60 }, context.clocks.business())
    expect(await ends()).toBe(friday)
    await withdrawClosure(db, '2026-01-09', context.clocks.business())
  })
})

describe('Drafts', () => {
  const blocks = [{ kind: 'text' as const, paragraphs: [{ 'zh-CN': '稿', 'zh-HK': '稿', 'en-US': 'Draft' }] }]
  const content = { blocks, stages: [] }

  test('R20 A draft is shown to a caller with its token, is never cached and is marked as a preview', async () => {
    const facts = await declare(context, 900)
    await publish(context, 900)
    const { token } = await saveDraft(db, { facts: { ...facts, lead: facts.title }, content }, context.clocks.wall())
    const reply = await request({}, `${url}?preview=${token}`)
    expect(activityDetail.parse(reply.json())).toMatchObject({ preview: true, version: 0, blocks, lead: facts.title })
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['no-store', undefined])
    expect(await detail()).toMatchObject({ preview: false, version: 1 })
  })

  test.each(['wrong', '', 'a'.repeat(43)])('R20 The token "%s" shows no draft', async (token) => {
    const facts = await declare(context, 900)
    await saveDraft(db, { facts, content }, context.clocks.wall())
    expect((await request({}, `${url}?preview=${token}`)).json()).toMatchObject({ reason: 'not_found' })
  })
})
