import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'

const { app, context } = await testApp()
/** Another process on the same database. */
const { app: other } = await testApp(context)
const { db } = context

const post = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()

describe('POST /dev/closures', () => {
  test("O7 A typhoon today moves today's end, and withdrawing it moves the end back", async () => {
    await db`update activities set closes_at = ${new Date('2026-01-05T06:00:00Z')} where code = 'green-bond'`
    const ends = async () => new Date((await other.inject('/api/activities/green-bond')).json().closesAt).toISOString()
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
