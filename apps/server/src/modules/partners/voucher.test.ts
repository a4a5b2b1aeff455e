import { partnerVoucherReply } from '@foyer/api/partners'
import { afterEach, expect, test } from 'vitest'
import { openCode } from '../../engine/voucher-codes.ts'
import { testApp } from '../../testing/context.ts'
import { device } from '../../testing/signed-client.ts'
import { newcomers } from '../activities/testing.ts'
import { claims, work } from './testing/claims.ts'

const { app, context, clock } = await testApp()
const claim = claims(app, context)
const someone = newcomers(app, context)

afterEach(() => clock.moveBusiness(0))

test('R29 a voucher shows its content, its use, its expiry and only the last characters of its code', async () => {
  const one = await claim()
  await work(context)
  const reply = await one.from.post('/api/user/499/voucher', {}, one.as)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { voucher, pool } = partnerVoucherReply.parse(reply.json().data)
  expect(voucher).toMatchObject({ id: one.reward, maskedCode: one.tail, claimedAt: context.clocks.business() })
  expect(voucher?.item.usage).toHaveLength(3)
  expect(pool).toEqual({ total: 200, remaining: 199 })
  const [{ id }] = await context.db<[{ id: number }]>`
    select voucher_code_id as id from rewards where id = ${one.reward}`
  const code = await openCode(context.db, context.secrets, id)
  expect(code).toMatch(/^[A-Z0-9-]{8,}$/)
  expect(reply.body).not.toContain(code)
})

test('R29 a voucher is expired from the first moment after its last day, even before the job marks it', async () => {
  const one = await claim()
  await work(context)
  const { validUntil } = await one.voucher()
  expect(new Date(validUntil).toISOString()).toBe('2026-02-04T16:00:00.000Z')
  clock.moveBusiness(validUntil - 1 - context.clocks.wall())
  expect(await one.voucher()).toMatchObject({ status: 'available' })
  clock.moveBusiness(validUntil - context.clocks.wall())
  expect(await one.voucher()).toMatchObject({ status: 'expired' })
})

test('R29 a person sees only their own voucher, and a visitor sees none', async () => {
  await claim()
  const { from, as } = await someone()
  expect((await from.post('/api/user/499/voucher', {}, as)).json().data).toMatchObject({ voucher: null })
  const visitor = device(app, context)
  const refused = await visitor.post('/api/user/499/voucher', {}, await visitor.tourist())
  expect(refused.json()).toMatchObject({ reason: 'level_too_low' })
})

test('R29 an activity without a partner has no voucher and no pool', async () => {
  const { from, as } = await someone()
  expect((await from.post('/api/user/503/voucher', {}, as)).json().data).toMatchObject({ voucher: null, pool: null })
})
