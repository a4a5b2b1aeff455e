import { expect, test } from 'vitest'
import { testApp } from '../../../testing/context.ts'
import { staffWith } from '../../staff/testing/callers.ts'
import { declare, hour } from '../testing.ts'

const { app, context } = await testApp()
const who = await staffWith(context, 'operations')
const reason = 'The television spot runs at eight'
const call = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/${path}`, headers: who.headers, payload })).json()

test('O11 staff open a waiting room around an opening, change its rate without moving it, and close it', async () => {
  const opensAt = context.clocks.business() + 2 * hour
  await declare(context, 971, { opensAt, closesAt: opensAt + hour })
  const wish = { activity: 971, perSecond: 20, before: 15, after: 60, admittedFor: 10, reason }
  expect(await call('rooms/set', wish)).toMatchObject({ status: 0 })
  expect(await call('rooms/set', { ...wish, perSecond: 0, before: 30 })).toMatchObject({ status: 0 })
  const startsAt = Math.floor(opensAt / 60_000) * 60_000
  const { rooms } = (await call('rooms')).data
  expect(rooms).toMatchObject([{ activity: { number: 971 }, perSecond: 0, places: 0 }])
  expect(rooms[0].startsAt - rooms[0].opensAt).toBe(15 * 60_000)
  expect(Math.abs(rooms[0].startsAt - startsAt)).toBeLessThan(60_000)
  expect(await call('rooms/close', { activity: 971, reason })).toMatchObject({ status: 0 })
  expect((await call('rooms')).data.rooms).toEqual([])
  expect(await call('rooms/close', { activity: 971, reason })).toMatchObject({ reason: 'not_found' })
  expect(await call('rooms/set', { ...wish, activity: 799_123 })).toMatchObject({ reason: 'not_found' })
  const entries = await context.db`select event, reason from audit_entries where subject = 'waiting_rooms' order by id`
  expect(entries).toEqual(['open', 'change', 'close'].map((event) => ({ event, reason })))
})
