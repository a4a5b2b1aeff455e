import { wealthApplicationReply } from '@foyer/api/wealth-connect'
import { expect, test } from 'vitest'
import { drain } from '../../jobs/work.ts'
import { clients, joinBody, joinStatusOf, joins, newcomers } from '../../modules/activities/testing.ts'
import { partnerOrderJob } from '../../modules/partners/jobs.ts'
import { leaveCodes } from '../../modules/partners/leave-codes.ts'
import { idOf } from '../../modules/privacy/testing.ts'
import { testApp } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'

const { app, context } = await testApp()
const { db, secrets } = context
const someone = newcomers(app, context)
const client = clients(app, context)
type Client = Awaited<ReturnType<typeof client>>

const work = () => drain(context, partnerOrderJob)
const switchPartner = (changes: object) =>
  app.inject({ method: 'POST', url: '/dev/partners', payload: { partner: 'paired-institution', ...changes } })
const application = async ({ from, register: as }: Pick<Client, 'from' | 'register'>) =>
  wealthApplicationReply.parse((await from.post('/api/user/496/application', {}, as)).json().data)
const applies = ({ from, register }: Client, changes: Parameters<typeof joinBody>[0] = {}) =>
  joins(from, register, 496, joinBody(changes))
const rows = async () => {
  const [row] = await db<[Record<string, number>]>`
    select (select count(*) from rewards where activity = 496) as rewards,
      (select count(*) from partner_orders where partner = 'paired-institution') as orders,
      (select count(*) from participations where activity = 496) as participations`
  return row
}

test('R22 a person who is not a client receives isClient false and cannot apply', async () => {
  const { from, as } = await someone()
  expect(await application({ from, register: as })).toMatchObject({ isClient: false, voucher: null })
  const before = await rows()
  expect(await joins(from, as, 496)).toMatchObject({ reason: 'activity_ineligible' })
  expect(await rows()).toEqual(before)
})

test('R22 a client’s voucher is queued until the partner institution accepts the order, and available afterwards', async () => {
  const one = await client()
  expect(await application(one)).toMatchObject({ isClient: true, voucher: null })
  await switchPartner({ down: true })
  const body = joinBody()
  const first = await joins(one.from, one.register, 496, body)
  expect(await joins(one.from, one.register, 496, body)).toEqual(first)
  await work().catch(() => undefined)
  expect((await application(one)).voucher).toMatchObject({ status: 'queued', maskedCode: null })
  await switchPartner({ down: false })
  await work()
  const { voucher } = await application(one)
  expect(voucher).toMatchObject({ status: 'available', passesMobile: false })
  expect(voucher?.maskedCode).toHaveLength(4)
  const [days, hongKongOffset] = [86_400_000, 8 * 3_600_000]
  // valid until the end of the ninetieth day after the claim, in Hong Kong
  expect(((voucher?.validUntil ?? 0) + hongKongOffset) % days).toBe(0)
  expect(Math.ceil(((voucher?.validUntil ?? 0) - (voucher?.claimedAt ?? 0)) / days)).toBe(91)
  expect(await joinStatusOf(one.from, one.register, 496)).toMatchObject({ gate: 'joined' })
})

test('R22 an order that the partner refuses leaves the voucher refused and without a code', async () => {
  const one = await client()
  await switchPartner({ down: false, refuses: true })
  await applies(one)
  await work()
  await switchPartner({ down: false })
  expect((await application(one)).voucher).toMatchObject({ status: 'refused', maskedCode: null })
})

test('R22 the partner receives code, item, member and order, and the mobile number only with the person’s consent', async () => {
  const [silent, agreed] = [await client(), await client()]
  await applies(silent)
  await applies(agreed, { consents: ['partner_mobile'] })
  await work()
  const received = async ({ number }: Client) => {
    const mobile = encodeURIComponent(`+${number.areaCode}${number.mobileNo}`)
    const reply = await app.inject(`/dev/partners?partner=paired-institution&mobile=${mobile}`)
    return reply.json().data[0].received
  }
  expect(Object.keys(await received(silent)).sort()).toEqual(['code', 'item', 'member', 'order'])
  expect(await received(agreed)).toMatchObject({ mobile: `+852${agreed.number.mobileNo}` })
  expect((await application(agreed)).voucher).toMatchObject({ passesMobile: true })
})

test('R22 two concurrent applications of one client create one participation, one reward and one order', async () => {
  const one = await client()
  const before = await rows()
  const personId = await idOf(context, `+852${one.number.mobileNo}`)
  const replies = await together(db, (tx) => tx`select from persons where id = ${personId} for update`, [
    () => applies(one),
    () => applies(one),
  ])
  expect(replies[0]?.data.participation).toEqual(replies[1]?.data.participation)
  const after = await rows()
  for (const counted of ['rewards', 'orders', 'participations'] as const)
    expect(after[counted]).toBe((before[counted] ?? 0) + 1)
})

test('R22 a mainland resident who calls from the mainland can apply, and a person with residence elsewhere cannot', async () => {
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: 'CN' } })
  const there = await client()
  expect(await applies(there, { residence: 'mainland' })).toMatchObject({ status: 0 })
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: null } })
  const elsewhere = await client()
  expect(await applies(elsewhere, { residence: 'elsewhere' })).toMatchObject({ reason: 'activity_ineligible' })
})

test('R22 the owner of a suspended account is not a client, and an application without codes left gets activity_sold_out', async () => {
  const one = await client()
  await db`update client_accounts set status = 'suspended' where fund_user_code = ${one.fundUserCode}`
  expect(await application(one)).toMatchObject({ isClient: false })
  await leaveCodes(db, secrets, { activity: 496, item: 'remittance' }, 0, context.clocks.business())
  const two = await client()
  expect((await application(two)).pool).toMatchObject({ remaining: 0 })
  expect(await applies(two)).toMatchObject({ reason: 'activity_sold_out' })
})
