import { expect, test } from 'vitest'
import { setRemaining, stockOf } from '../../engine/stock.ts'
import { clients, joinBody } from '../../modules/activities/testing.ts'
import { testTwoServers } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'

const { app, apps, context } = await testTwoServers()
const other = apps[1]
const { db } = context
const owner = ownerOf(db)
const client = clients(app, context)
const margin = () => client({ accountType: 'margin' })
const counts = async () => {
  const [row] = await db<[{ coupons: number; participations: number }]>`
    select (select count(*) from fee_discounts where activity = 481) as coupons,
      (select count(*) from participations where activity = 481) as participations`
  return row
}

test('R7 an account that claims concurrently on two servers with different keys gets one coupon', async () => {
  const one = await margin()
  const sent = [0, 1, 2, 3, 4, 5].map((n) => ({
    server: n % 2 === 0 ? app : other,
    call: one.from.sign('/api/user/481/join', joinBody(), one.login),
  }))
  const replies = await Promise.all(sent.map(({ server, call }) => server.inject(call)))
  const references = replies.map((reply) => reply.json().data?.participation.reference)
  expect(new Set(references).size).toBe(1)
  expect(references[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(await counts()).toEqual({ coupons: 1, participations: 1 })
})

test('R7 the last two coupons go to two of eight accounts that claim concurrently through two servers', async () => {
  const before = await counts()
  const accounts = []
  for (let n = 0; n < 8; n++) accounts.push(await margin())
  await setRemaining(db, 481, '', 2)
  const sent = accounts.map(({ from, login }, n) => ({
    server: n % 2 === 0 ? app : other,
    call: from.sign('/api/user/481/join', joinBody(), login),
  }))
  const replies = await Promise.all(sent.map(({ server, call }) => server.inject(call)))
  const outcomes = replies.map((reply) => reply.json().reason ?? 'claimed')
  expect(outcomes.filter((reason) => reason === 'claimed')).toHaveLength(2)
  expect(outcomes.filter((reason) => reason === 'activity_sold_out')).toHaveLength(6)
  expect(await counts()).toEqual({ coupons: before.coupons + 2, participations: before.participations + 2 })
  expect((await stockOf(db, 481)).get('')?.remaining).toBe(0)
}, 60_000)

test('R7 a claim that fails midway leaves no coupon, takes no stock, and its key can be used again', async () => {
  await setRemaining(db, 481, '', 5)
  const one = await margin()
  const body = joinBody()
  const join = async () => (await one.from.post('/api/user/481/join', body, one.login)).json()
  const before = await counts()
  await owner`alter table fee_discounts add constraint broken check (false) not valid`
  expect(await join()).toMatchObject({ reason: 'server_error' })
  expect(await counts()).toEqual(before)
  expect((await stockOf(db, 481)).get('')?.remaining).toBe(5)
  await owner`alter table fee_discounts drop constraint broken`
  expect(await join()).toMatchObject({ status: 0 })
})
