import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { exchange } from '../conversion/testing.ts'
import { claims, dev, work } from './testing/claims.ts'

const { app, context } = await testApp()
const claim = claims(app, context)
const partner = 'food-platform'
const books = async (mobile?: string) => {
  const query = new URLSearchParams({ partner, ...(mobile !== undefined && { mobile }) })
  return (await app.inject(`/dev/partners?${query}`)).json().data
}

afterEach(() => dev(app, { partner, down: false }))

test('GET /dev/partners shows what a partner received, for all members or for one', async () => {
  const [one, other] = [await claim(), await claim(['partner_mobile'])]
  await work(context)
  expect(await books()).toHaveLength(2)
  const [sent] = await books(one.mobile)
  expect(sent).toMatchObject({ outcome: 'delivered', received: { order: one.id, item: 'meal' } })
  expect(sent.received).not.toHaveProperty('mobile')
  expect(await books(other.mobile)).toMatchObject([{ received: { order: other.id, mobile: other.mobile } }])
})

test("A partner's records contain neither a number nor a readable code", async () => {
  const one = await claim(['partner_mobile'])
  await work(context)
  const [{ received }] = await books(one.mobile)
  expect(received).toMatchObject({ mobile: one.mobile, code: expect.stringMatching(/^[A-Z0-9-]+$/) })
  const [stored] = await context.db<[{ text: string }]>`
    select orders::text as text from sandbox_partner_orders as orders where id = ${one.id}`
  expect(stored.text).toContain(one.id)
  for (const open of [received.mobile, received.code]) expect(stored.text).not.toContain(open)
})

test('POST /dev/partners is idempotent', async () => {
  await dev(app, { partner, down: true })
  await dev(app, { partner, down: true, refuses: true })
  expect([...(await context.db`select partners_down, partners_refusing from sandbox_settings`)]).toEqual([
    { partners_down: [partner], partners_refusing: [partner] },
  ])
  await dev(app, { partner, down: false })
  expect([...(await context.db`select partners_down, partners_refusing from sandbox_settings`)]).toEqual([
    { partners_down: [], partners_refusing: [] },
  ])
})

test('POST /dev/vouchers empties and fills a pool, and granted vouchers stay granted', async () => {
  const vouchers = async (remaining: number) =>
    (
      await app.inject({ method: 'POST', url: '/dev/vouchers', payload: { activity: 499, item: 'meal', remaining } })
    ).json().data
  const one = await claim()
  const { total } = await vouchers(0)
  expect(await vouchers(0)).toEqual({ total, remaining: 0 })
  await expect(claim()).rejects.toThrow('activity_sold_out')
  expect(await vouchers(3)).toEqual({ total: total + 3, remaining: 3 })
  await work(context)
  expect(await one.voucher()).toMatchObject({ status: 'available' })
})

test('POST /dev/vouchers sets the remaining codes while a person has a hold, whatever the stock was', async () => {
  const pool = { activity: 488, item: 'coffee' }
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()
  const { hold } = await exchange(app, context).member()
  await hold('coffee')
  expect(await post('vouchers', { ...pool, remaining: 0 })).toMatchObject({ data: { remaining: 0 } })
  expect(await post('vouchers', { ...pool, remaining: 5 })).toMatchObject({ data: { remaining: 5 } })
  await post('stock', { activity: 488, stage: 'coffee', remaining: 1 })
  expect(await post('vouchers', { ...pool, remaining: 4 })).toMatchObject({ data: { remaining: 4 } })
})

test.each([{ partner }, { partner: 'Food', down: true }, { partner, down: true, mobile: '51234567' }])(
  'POST /dev/partners refuses the switch %j',
  async (payload) => {
    expect((await dev(app, payload)).json()).toMatchObject({ reason: 'invalid_request' })
  },
)
