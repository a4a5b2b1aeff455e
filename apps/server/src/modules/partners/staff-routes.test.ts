import type { WaitingOrder } from '@foyer/api/staff/jobs'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { placeStop } from '../stops/stop-acts.ts'
import { claims, dev, orderState, work } from './testing/claims.ts'

const { app, context, clock } = await testApp()
const { db } = context
const claim = claims(app, context)
const partner = 'food-platform'
const who = await staffWith(context, 'operations')
const reason = 'The partner confirmed by phone that it has no such order'
const call = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/${path}`, headers: who.headers, payload })).json()
const waiting = async (): Promise<readonly WaitingOrder[]> => (await call('partner-orders')).data.orders

test('staff see an order that waits, send it again at once, and give one up with its voucher', async () => {
  await dev(app, { partner, down: true })
  const one = await claim()
  clock.advance(1_000)
  const other = await claim()
  await work(context)
  expect((await waiting()).map(({ id, attempts }) => [id, attempts])).toEqual([
    [one.id, 1],
    [other.id, 1],
  ])
  expect((await call('partners')).data.partners).toContainEqual(expect.objectContaining({ partner, waiting: 2 }))
  expect(await call('partner-orders/drop', { id: other.id, reason })).toMatchObject({ status: 0 })
  expect(await orderState(context, other)).toMatchObject({
    ...{ status: 'refused', reward: 'revoked' },
    trail: ['person grant', 'staff refuse', 'staff revoke'],
  })
  await db`delete from pgboss.job where name = 'partner-order'`
  await dev(app, { partner, down: false })
  expect(await call('partner-orders/send', { id: one.id, reason })).toMatchObject({ status: 0 })
  await work(context)
  expect(await orderState(context, one)).toMatchObject({ status: 'delivered', reward: 'available' })
  for (const act of ['send', 'drop'])
    expect(await call(`partner-orders/${act}`, { id: one.id, reason })).toMatchObject({ reason: 'not_found' })
  const [state] = (await call('partners')).data.partners
  expect(state).toMatchObject({ partner, waiting: 0, oldestAt: null })
  expect(Math.min(state.lastDeliveredAt, state.lastRefusedAt)).toBeGreaterThan(0)
})

test('an order of a stopped activity waits without a call to the partner', async () => {
  const one = await claim()
  await placeStop(context, { activity: 499, reason, actor: { kind: 'staff', id: who.id, reference: null } })
  await work(context)
  expect(await orderState(context, one)).toMatchObject({ status: 'queued', attempts: 0 })
  await db`delete from emergency_stops`
  await db`update pgboss.job set start_after = created_on where name = 'partner-order'`
  await work(context)
  expect(await orderState(context, one)).toMatchObject({ status: 'delivered' })
})
