import { couponReply } from '@foyer/api/financing'
import { expect, test } from 'vitest'
import { ruleOf } from '../../activity-rules/rules.ts'
import { setRemaining, stockOf } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, type Device, device } from '../../testing/signed-client.ts'
import { clients, joinBody, joinStatusOf, joins, newcomers } from '../activities/testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const client = clients(app, context)
const someone = newcomers(app, context)
const margin = (facts: object = {}) => client({ accountType: 'margin', ...facts })

const request = async (from: Device, as: Credentials) => (await from.post('/api/user/481/coupon', {}, as)).json()
const coupon = async ({ from, login }: { from: Device; login: Credentials }) =>
  couponReply.parse((await request(from, login)).data)
const rows = () => db`select code from fee_discounts where activity = 481`
const left = async () => (await stockOf(db, 481)).get('')?.remaining

test('R7 The rule grants a discount that is tied to no product', () => {
  expect(ruleOf(481)?.grants).toEqual([{ item: 'interest-coupon', type: 'fee_discount', on: { kind: 'join' } }])
})

test('R7 A margin account claims one coupon, shown with code, reference, coverage and validity', async () => {
  const one = await margin()
  expect(await coupon(one)).toMatchObject({ coupon: null, otherAccount: false })
  const before = await left()
  const { data } = await joins(one.from, one.login, 481)
  const reply = await coupon(one)
  expect(reply.coupon).toMatchObject({
    reference: data.participation.reference,
    claimedAt: data.participation.joinedAt,
    isValid: true,
    covers: [{ currency: 'HKD', upTo: 500_000_000 }, { currency: 'USD' }, { currency: 'CNY' }],
  })
  expect(reply.coupon?.code).toMatch(/^M-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(await left()).toBe((before ?? 0) - 1)
  expect(await db`select from audit_entries where subject = 'fee_discounts' and event = 'claim'`).toHaveLength(1)
})

test("R7 The coupon is valid to the end of the promotion's last day in Hong Kong, and is shown afterwards as expired", async () => {
  const one = await margin()
  await joins(one.from, one.login, 481)
  const { coupon: held } = await coupon(one)
  const until = held?.validUntil ?? 0
  expect(new Date(until + 8 * 3_600_000).toISOString()).toMatch(/T00:00:00.000Z$/)
  clock.moveBusiness(until - 1 - context.clocks.wall())
  expect((await coupon(one)).coupon?.isValid).toBe(true)
  clock.moveBusiness(until - context.clocks.wall())
  expect((await coupon(one)).coupon?.isValid).toBe(false)
  clock.moveBusiness(0)
})

test('R7 The same key returns the same claim, and another key returns the first claim', async () => {
  const one = await margin()
  const body = joinBody()
  const first = await joins(one.from, one.login, 481, body)
  const before = (await rows()).length
  expect(await joins(one.from, one.login, 481, body)).toEqual(first)
  expect((await joins(one.from, one.login, 481, joinBody())).data.participation).toEqual(first.data.participation)
  expect(await joins(one.from, one.login, 481, { ...body, residence: 'macao' })).toMatchObject({ reason: 'key_reused' })
  expect(await rows()).toHaveLength(before)
})

test('R7 A cash account is refused because of its type and gets no coupon', async () => {
  const one = await client({ accountType: 'cash' })
  expect(await joinStatusOf(one.from, one.login, 481)).toMatchObject({ gate: 'ineligible', rule: 'account_type' })
  expect(await joins(one.from, one.login, 481)).toMatchObject({
    reason: 'activity_ineligible',
    detail: { rule: 'account_type' },
  })
  expect(await coupon(one)).toMatchObject({ coupon: null, otherAccount: false })
})

test('R7 A person with two accounts claims with one of them, and the other account does not show the coupon', async () => {
  const number = hongKongNumber(990)
  const payload = { mobile: `+${number.areaCode}${number.mobileNo}`, accountType: 'margin' }
  const open = async () => (await app.inject({ method: 'POST', url: '/dev/clients', payload })).json().data.clientNo
  const accounts = [await open(), await open()]
  const from = device(app, context, '1.38.0.1')
  const person = await signIn(context, from, number)
  const one = await logIn(context, from, person, accounts[0], number)
  const first = await joins(from, one.login, 481)
  expect((await coupon({ from, ...one })).coupon).not.toBeNull()
  // an SMS code may be sent to one number once a minute
  clock.advance(60_000)
  const other = await logIn(context, from, person, accounts[1], number)
  const before = (await rows()).length
  expect((await joins(from, other.login, 481)).data.participation).toEqual(first.data.participation)
  expect(await rows()).toHaveLength(before)
  expect(await coupon({ from, ...other })).toMatchObject({ coupon: null, otherAccount: true })
})

test('R7 Each account shows its own code and reference to whoever is logged in to it, whichever person claimed', async () => {
  const [one, two] = [await margin(), await margin()]
  const own = (await joins(one.from, one.login, 481)).data.participation
  expect((await coupon(one)).coupon?.reference).toBe(own.reference)
  const { reference } = (await joins(two.from, two.login, 481)).data.participation
  // an SMS code may be sent to one number once a minute
  clock.advance(61_000)
  const { login } = await logIn(context, one.from, one, two.clientNo, two.number)
  expect((await joinStatusOf(one.from, login, 481)).participation).toEqual(own)
  const there = await coupon({ from: one.from, login })
  expect(there).toEqual(await coupon(two))
  expect(there).toMatchObject({ coupon: { reference }, otherAccount: false })
})

test('R7 A caller below login level can neither claim nor see a coupon', async () => {
  const { from, as } = await someone()
  expect(await joinStatusOf(from, as, 481)).toMatchObject({ gate: 'registered' })
  expect(await joins(from, as, 481)).toMatchObject({ reason: 'level_too_low' })
  expect(await request(from, as)).toMatchObject({ reason: 'level_too_low' })
})

test('R7 When the limit is reached no further coupon is granted, and granted coupons remain', async () => {
  const [holder, late] = [await margin(), await margin()]
  await joins(holder.from, holder.login, 481)
  await setRemaining(db, 481, '', 0)
  expect(await joinStatusOf(late.from, late.login, 481)).toMatchObject({ gate: 'sold_out' })
  expect(await joins(late.from, late.login, 481)).toMatchObject({ reason: 'activity_sold_out' })
  expect(await joinStatusOf(holder.from, holder.login, 481)).toMatchObject({ gate: 'joined' })
  expect((await coupon(holder)).coupon).not.toBeNull()
  await setRemaining(db, 481, '', 50)
})

test('R7 A mainland resident is refused and sees no coupon', async () => {
  const one = await margin({ residence: 'mainland' })
  expect(await joins(one.from, one.login, 481)).toMatchObject({ reason: 'activity_mainland' })
  expect(await request(one.from, one.login)).toMatchObject({ reason: 'activity_mainland' })
})

test('O4 The export contains the coupon only for a caller who is logged in to its account', async () => {
  const one = await margin()
  await joins(one.from, one.login, 481)
  const { coupon: held } = await coupon(one)
  const { data } = (await one.from.post('/api/user/privacy/export', {}, one.login)).json()
  expect(data.account.discounts).toEqual([
    { activity: 481, code: held?.code, at: held?.claimedAt, validUntil: held?.validUntil },
  ])
})

test('R7 A request with any field in its body is refused', async () => {
  const one = await margin()
  expect((await one.from.post('/api/user/481/coupon', { accountId: 1 }, one.login)).json()).toMatchObject({
    reason: 'invalid_request',
  })
})
