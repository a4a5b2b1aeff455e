import { voucherStates } from '@foyer/protocol/machines/rewards'
import { afterEach, expect, test } from 'vitest'
import { transition } from '../../engine/transition.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { deliverOrder } from './deliver.ts'
import { answerTimeout, giveUpOrders } from './give-up.ts'
import { claims, dev, orderState, work } from './testing/claims.ts'

const { app, context, clock } = await testApp()
const { db } = context
const claim = claims(app, context)
const partner = 'food-platform'
const up = () => dev(app, { partner, down: false })

afterEach(up)

test('R29 a claimed voucher is pending until the partner confirms it', async () => {
  const one = await claim()
  expect(await orderState(context, one)).toMatchObject({ status: 'queued', reward: 'pending', attempts: 0 })
  expect(await one.voucher()).toMatchObject({ status: 'queued', maskedCode: null })
  await work(context)
  expect(await orderState(context, one)).toEqual({
    status: 'delivered',
    reward: 'available',
    attempts: 1,
    trail: ['person grant', 'partner deliver', 'partner issue'],
  })
  expect(await one.voucher()).toMatchObject({ status: 'available', maskedCode: one.tail })
})

test('R29 claims wait while a partner is down, and are delivered when it is up again', async () => {
  await dev(app, { partner, down: true })
  const waiting = [await claim(), await claim()]
  await work(context)
  for (const one of waiting)
    expect(await orderState(context, one)).toMatchObject({ status: 'queued', reward: 'pending', attempts: 1 })
  // the queue itself retries later; no job is due now
  expect(await work(context)).toBe(0)
  expect((await up()).json().data).toEqual({ waiting: 2 })
  await work(context)
  for (const one of waiting)
    expect(await orderState(context, one)).toMatchObject({ status: 'delivered', reward: 'available', attempts: 2 })
})

test('R29 a partner that is down for one member answers orders of the others', async () => {
  const [down, other] = [await claim(), await claim()]
  await dev(app, { partner, down: true, mobile: down.mobile })
  await work(context)
  expect(await down.voucher()).toMatchObject({ status: 'queued' })
  expect(await other.voucher()).toMatchObject({ status: 'available' })
  await dev(app, { partner, down: false, mobile: down.mobile })
  await work(context)
  expect(await down.voucher()).toMatchObject({ status: 'available' })
})

test('R29 an order that the partner refuses revokes the voucher, and its code is granted to no one else', async () => {
  await dev(app, { partner, down: false, refuses: true })
  const one = await claim()
  await work(context)
  expect(await orderState(context, one)).toMatchObject({
    status: 'refused',
    reward: 'revoked',
    trail: ['person grant', 'partner refuse', 'partner revoke'],
  })
  expect(await one.voucher()).toMatchObject({ status: 'refused', maskedCode: null })
  const [code] = await db`select granted_at from voucher_codes join rewards on voucher_code_id = voucher_codes.id
    where rewards.id = ${one.reward}`
  expect(code?.granted_at).not.toBeNull()
})

test('R29 if an answer is lost before it is stored, the partner repeats it, even if it would now answer otherwise', async () => {
  const one = await claim()
  await ownerOf(db).unsafe(`create function fail_once() returns trigger language plpgsql as $$
      begin raise exception 'the database went away'; end $$;
    create trigger fail_once before update of status on rewards for each row execute function fail_once()`)
  await expect(deliverOrder(context, one.id)).rejects.toThrow('the database went away')
  await ownerOf(db).unsafe('drop trigger fail_once on rewards; drop function fail_once')
  expect(await orderState(context, one)).toMatchObject({ status: 'queued', reward: 'pending', trail: ['person grant'] })
  await dev(app, { partner, down: false, refuses: true })
  await work(context)
  expect(await orderState(context, one)).toMatchObject({ status: 'delivered', reward: 'available' })
  expect(await db`select from sandbox_partner_orders where id = ${one.id}`).toHaveLength(1)
})

test('R29 a settled order is not sent again', async () => {
  const one = await claim()
  await work(context)
  const before = await orderState(context, one)
  await deliverOrder(context, one.id)
  await deliverOrder(context, one.id)
  expect(await orderState(context, one)).toEqual(before)
})

test('R29 an order unanswered for a day counts as refused: the voucher is revoked, and a later answer has no effect', async () => {
  await dev(app, { partner, down: true })
  const one = await claim()
  await work(context)
  clock.advance(answerTimeout - 1)
  await giveUpOrders(context)
  expect(await orderState(context, one)).toMatchObject({ status: 'queued' })
  clock.advance(1)
  await giveUpOrders(context)
  await giveUpOrders(context)
  const given = { status: 'refused', reward: 'revoked', trail: ['person grant', 'system refuse', 'system revoke'] }
  expect(await orderState(context, one)).toMatchObject(given)
  await up()
  await deliverOrder(context, one.id)
  expect(await orderState(context, one)).toMatchObject(given)
})

test('R29 a voucher revoked while its order waits stays revoked when the partner confirms the order', async () => {
  const one = await claim()
  await transition(db, voucherStates, { table: 'rewards', id: one.reward }, 'revoke', { actor: 'system', wall: 0 })
  await work(context)
  expect(await orderState(context, one)).toMatchObject({ status: 'delivered', reward: 'revoked' })
  expect(await one.voucher()).toMatchObject({ status: 'revoked' })
})
