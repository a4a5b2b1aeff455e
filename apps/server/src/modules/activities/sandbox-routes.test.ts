import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { joinStatusOf, joins, newcomers } from './testing.ts'

const { app, context, clock } = await testApp()
const someone = newcomers(app, context)

const post = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()
const detail = async (code: string) => (await app.inject(`/api/activities/${code}`)).json()

beforeEach(() => clock.moveBusiness(0))

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
