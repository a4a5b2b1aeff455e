import { beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
import { device } from '../../testing/signed-client.ts'
import { joinStatusOf, joins, newcomers } from '../activities/testing.ts'

const { app, context, clock } = await testApp()
/** Another process on the same database. */
const { app: other } = await testApp(context)
const { app: production } = await testApp({
  ...context,
  environment: readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables }),
})
const { db } = context
const someone = newcomers(app, context)

const post = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()
const detail = async (code: string, from = app) => (await from.inject(`/api/activities/${code}`)).json()
/** The Hong Kong time that the last call moved the clock to; the test clock itself does not advance. */
const movedTo = async (payload: object) => (await post('clock', payload)).data.hongKong

beforeEach(async () => {
  clock.moveBusiness(0)
  await db`delete from market_closures`
  await db`delete from operator_notices`
  await db`update sandbox_settings set country = null`
})

describe('POST /dev/clock', () => {
  test('POST /dev/clock moves to a moment in Hong Kong time or with its own offset', async () => {
    expect(await movedTo({ at: '2026-12-24T11:59' })).toBe('2026-12-24 11:59:00')
    expect(await movedTo({ at: '2026-12-24T11:59:30+08:00' })).toBe('2026-12-24 11:59:30')
    expect(await movedTo({ at: '2026-12-24T11:59:00Z' })).toBe('2026-12-24 19:59:00')
  })

  test('POST /dev/clock moves before, into and after the period of an activity, up to its effective end', async () => {
    // green-bond: from a week before the first start at 09:00 to 90 days after it at 18:00, Easter Sunday
    await post('activities', { activity: 'green-bond', followsCalendar: false })
    expect(await movedTo({ activity: 'green-bond', moment: 'before' })).toBe('2025-12-29 08:59:00')
    expect(await movedTo({ activity: 491, moment: 'open' })).toBe('2025-12-29 09:00:00')
    expect(await movedTo({ activity: 'green-bond', moment: 'after' })).toBe('2026-04-05 18:00:00')
    await post('activities', { activity: 'green-bond', followsCalendar: true })
    expect(await movedTo({ activity: 'green-bond', moment: 'after' })).toBe('2026-04-08 18:00:00')
  })

  test('GET /dev/clock returns the current time of the business clock', async () => {
    clock.moveBusiness(60_000)
    const { data } = (await app.inject('/dev/clock')).json()
    expect(data).toEqual({ offset: 60_000, business: context.clocks.business(), hongKong: '2026-01-05 10:01:00' })
  })

  test.each([{ at: 'tomorrow' }, { at: '2050-01-01T00:00' }, { at: '2026-01-05T10:00', offset: 1 }, { activity: 488 }])(
    '%j is refused as a moment',
    async (payload) => {
      expect(await post('clock', payload)).toMatchObject({ reason: 'invalid_request' })
    },
  )
})

describe('POST /dev/country', () => {
  test("POST /dev/country sets the country of every call in every process until it is unset, and a call's own header takes precedence", async () => {
    const withheld = async (headers = {}) =>
      (await other.inject({ url: '/api/activities/points-exchange', headers })).json().withheld
    await post('country', { country: 'CN' })
    expect(await withheld()).toBe(true)
    expect(await withheld({ 'x-sandbox-country': 'HK' })).toBe(false)
    const visitor = device(other, context)
    const report = await visitor.post('/api/user/version/isMainLand', undefined, await visitor.tourist())
    expect(report.json()).toEqual({ status: 0, data: true })
    await post('country', { country: null })
    expect(await withheld()).toBe(false)
  })

  test.each([{ country: 'cn' }, { country: '' }, {}])('%j is refused as a country', async (payload) => {
    expect(await post('country', payload)).toMatchObject({ reason: 'invalid_request' })
  })

  test('POST /dev/country does not exist in production', async () => {
    await post('country', { country: 'CN' })
    expect(await detail('points-exchange', production)).toMatchObject({ withheld: false })
  })
})

describe('POST /dev/stock', () => {
  test('POST /dev/stock sells out an activity and adds stock, and granted places stay granted', async () => {
    const { from, as } = await someone()
    await joins(from, as, 499)
    expect((await post('stock', { activity: 'food-delivery', remaining: 0 })).data).toEqual({ total: 1, remaining: 0 })
    const { from: phone, as: late } = await someone()
    expect(await joinStatusOf(phone, late, 499)).toMatchObject({ gate: 'sold_out' })
    expect((await post('stock', { activity: 499, remaining: 5 })).data).toEqual({ total: 6, remaining: 5 })
    expect(await joinStatusOf(phone, late, 499)).toMatchObject({ gate: 'available' })
  })

  test('POST /dev/stock adds stock to an activity that had none', async () => {
    expect((await post('stock', { activity: 'wealth-connect', remaining: 3 })).data).toEqual({ total: 3, remaining: 3 })
  })

  test.each([{ remaining: 1 }, { activity: 488, remaining: -1 }, { activity: 488, remaining: 0.5 }])(
    '%j is refused as a stock',
    async (payload) => {
      expect(await post('stock', payload)).toMatchObject({ reason: 'invalid_request' })
    },
  )

  test('POST /dev/stock refuses an unknown activity', async () => {
    expect(await post('stock', { activity: 'nothing', remaining: 1 })).toMatchObject({ reason: 'not_found' })
  })
})

describe('POST /dev/closures', () => {
  test("O7 A typhoon today moves today's end, and withdrawing it moves the end back", async () => {
    await db`update activities set closes_at = ${new Date('2026-01-05T06:00:00Z')} where code = 'green-bond'`
    const ends = async () => new Date((await detail('green-bond', other)).closesAt).toISOString()
    expect(await ends()).toBe('2026-01-05T06:00:00.000Z')
    const declared = await post('closures', { reason: 'typhoon' })
    expect(declared.data).toEqual({ day: '2026-01-05', reason: 'typhoon', fromMinute: null })
    expect(await ends()).toBe('2026-01-06T06:00:00.000Z')
    expect((await app.inject('/dev/closures')).json().data).toEqual([declared.data])
    const withdraw = () => app.inject({ method: 'DELETE', url: '/dev/closures/today' })
    expect((await withdraw()).json()).toEqual({ status: 0, data: {} })
    expect(await ends()).toBe('2026-01-05T06:00:00.000Z')
    expect((await withdraw()).json()).toMatchObject({ reason: 'not_found' })
  })

  test.each([
    {},
    { reason: 'snow' },
    { day: '2026-02-30', reason: 'typhoon' },
    { reason: 'typhoon', fromMinute: 1440 },
  ])('%j is refused as a closure', async (payload) => {
    expect(await post('closures', payload)).toMatchObject({ reason: 'invalid_request' })
  })
})

describe('POST /dev/notices', () => {
  test('POST /dev/notices shows a notice on one activity or on all, by default for an hour', async () => {
    await post('notices', { language: 'en-US', text: 'On all' })
    await post('notices', { activity: 'points-exchange', language: 'zh-HK', text: '只此一項', minutes: 5 })
    const texts = async (code: string) => (await detail(code)).notices.map(({ text }: { text: string }) => text)
    expect(await texts('points-exchange')).toEqual(['On all', '只此一項'])
    expect(await texts('food-delivery')).toEqual(['On all'])
    clock.moveBusiness(5 * 60_000)
    expect(await texts('points-exchange')).toEqual(['On all'])
    clock.moveBusiness(60 * 60_000)
    expect(await texts('points-exchange')).toEqual([])
  })
})

test('POST /dev/activities changes the given conditions for joining and leaves the others', async () => {
  const changed = await post('activities', { activity: 'points-exchange', joinLevel: 'login' })
  expect(changed.data).toEqual({ joinLevel: 'login', mainland: 'notice', followsCalendar: false, eligibility: {} })
  expect(await detail('points-exchange')).toMatchObject({ joinLevel: 'login' })
  await post('activities', { activity: 'points-exchange', joinLevel: 'register' })
})

test('None of these routes exists in production', async () => {
  for (const path of ['clock', 'country', 'stock', 'closures', 'notices', 'activities'])
    expect((await production.inject({ method: 'POST', url: `/dev/${path}`, payload: {} })).json()).toMatchObject({
      reason: 'not_found',
    })
})

test.each(['country', 'stock', 'closures', 'notices', 'activities', 'clock'])(
  'A call to /dev/%s from a remote address is refused',
  async (path) => {
    const reply = await app.inject({ method: 'POST', url: `/dev/${path}`, payload: {}, remoteAddress: '203.0.113.9' })
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'host_not_allowed'])
  },
)
