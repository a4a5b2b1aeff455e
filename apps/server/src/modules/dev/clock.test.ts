import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClocks } from '../../clocks.ts'
import { testApp } from '../../testing/context.ts'

const { app, context, clock } = await testApp()

const post = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()
/** The Hong Kong time that the last call moved the clock to; the test clock itself does not advance. */
const movedTo = async (payload: object) => (await post('clock', payload)).data.hongKong

beforeEach(() => clock.moveBusiness(0))

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

test('The business clock moves for every process, and the wall clock does not', async () => {
  const clocks = await createClocks(context.db, 'sandbox', pino({ level: 'silent' }))
  const reply = await app.inject({ method: 'POST', url: '/dev/clock', payload: { offset: 86_400_000 } })
  expect(reply.json()).toMatchObject({ status: 0, data: { offset: 86_400_000 } })
  await expect.poll(() => Math.round((clocks.business() - clocks.wall()) / 1000)).toBe(86_400)
})

test.each([{ offset: 0.5 }, { offset: '1' }, { offset: 1e15 }, {}])(
  '%j is refused as a clock offset',
  async (payload) => {
    const reply = await app.inject({ method: 'POST', url: '/dev/clock', payload })
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  },
)
