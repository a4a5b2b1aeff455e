import { expect, test } from 'vitest'
import { joinBody, joinStatusOf, joins, newcomers } from '../../modules/activities/testing.ts'
import { leaveCodes } from '../../modules/partners/leave-codes.ts'
import { testTwoServers } from '../../testing/context.ts'

const { app, apps, context, clock } = await testTwoServers()
const other = apps[1]
const { db, secrets } = context
const someone = newcomers(app, context)

/** Leaves the given number of codes in the pool. */
const leave = (codes: number) =>
  leaveCodes(db, secrets, { activity: 499, item: 'meal' }, codes, context.clocks.business())
const counts = async () => {
  const [row] = await db<[Record<string, number>]>`
    select (select count(*) from rewards where activity = 499) as rewards,
      (select count(*) from partner_orders where partner = 'food-platform') as orders,
      (select count(*) from participations where activity = 499) as participations,
      (select count(*) from voucher_codes where activity = 499 and granted_at is null) as free,
      (select remaining from activity_stock where activity = 499 and stage = 'meal') as remaining`
  return row
}

test('R29 a Hong Kong resident who claims repeatedly gets one voucher with one code, ordered once', async () => {
  const { from, as } = await someone()
  const body = joinBody()
  const first = await joins(from, as, 499, body)
  expect(await joins(from, as, 499, body)).toEqual(first)
  expect((await joins(from, as, 499, joinBody())).data.participation).toEqual(first.data.participation)
  const rows = await db`select status, item, voucher_code_id is not null as has_code from rewards where activity = 499`
  expect([...rows]).toEqual([{ status: 'pending', item: 'meal', has_code: true }])
  expect(await counts()).toMatchObject({ orders: 1, participations: 1, free: 199, remaining: 199 })
})

test('R29 a person who lives in Macao or received the members’ gift is not eligible', async () => {
  const { from, as } = await someone()
  expect(await joins(from, as, 499, joinBody({ residence: 'macao' }))).toMatchObject({ reason: 'activity_ineligible' })
  const gifted = await someone()
  await joins(gifted.from, gifted.as, 499, joinBody({ residence: 'hong_kong', termsVersion: 9 }))
  const [person] = await db<[{ id: number }]>`select max(id) as id from persons`
  await db`
    insert into participations (activity, stage, person_id, account_id, reference, terms_version, joined_at)
    values (493, '', ${person.id}, null, 'AAAAA-AAAAA', 1, ${new Date(0)})`
  expect(await joinStatusOf(gifted.from, gifted.as, 499)).toMatchObject({
    gate: 'ineligible',
    rule: 'earlier_participation',
  })
})

test.each([
  ['in the middle of a day', '2026-01-05T10:00+08:00', '2026-02-05T00:00+08:00'],
  ['in the last minute of a year in Hong Kong', '2026-12-31T23:59:59+08:00', '2027-01-31T00:00+08:00'],
  ['in the first of the next one', '2027-01-01T00:00+08:00', '2027-02-01T00:00+08:00'],
])('R29 a voucher claimed %s is valid to the end of the thirtieth day after the claim', async (_, claimed, until) => {
  await db`update activities set opens_at = ${new Date(0)}, closes_at = ${new Date('2030-01-01')} where number = 499`
  clock.moveBusiness(Date.parse(claimed) - clock.clocks.wall())
  const { from, as } = await someone()
  await joins(from, as, 499)
  clock.moveBusiness(0)
  const [row] = await db`select valid_from, valid_until from rewards where activity = 499
    order by valid_from = ${new Date(claimed)} desc limit 1`
  expect(row).toEqual({ valid_from: new Date(claimed), valid_until: new Date(until) })
})

test('R29 a claim on an empty pool gets activity_sold_out, changes nothing, and succeeds once the pool has codes again', async () => {
  await leave(0)
  const before = await counts()
  const { from, as } = await someone()
  expect(await joins(from, as, 499)).toMatchObject({ reason: 'activity_sold_out' })
  expect(await counts()).toEqual(before)
  // the same person may claim once the pool has codes again
  await leave(2)
  expect(await joins(from, as, 499)).toMatchObject({ status: 0 })
})

test('ADOPT-12 the page counts no more places than there are codes, before a claim and in the reply to it', async () => {
  await leave(2)
  const shown = async () => (await app.inject('/api/activities/food-delivery')).json().quota
  expect((await shown()).total).toBeGreaterThan(100)
  expect((await shown()).remaining).toBe(2)
  const { from, as } = await someone()
  expect((await joins(from, as, 499)).data.status.quota.remaining).toBe(1)
  expect((await shown()).remaining).toBe(1)
  await leave(0)
  expect((await shown()).remaining).toBe(0)
  const next = await someone()
  expect(await joinStatusOf(next.from, next.as, 499)).toMatchObject({ gate: 'sold_out' })
  // no codes have been imported
  await db`delete from stock_slots where activity = 499 and stage = 'meal'`
  expect(await joinStatusOf(next.from, next.as, 499)).toMatchObject({ gate: 'sold_out', quota: { remaining: 0 } })
  await leave(2)
})

test('R29 seventy concurrent claims through two servers on a pool of seven codes grant each code exactly once', async () => {
  await leave(7)
  const before = await counts()
  const calls = []
  for (let n = 0; n < 70; n++) {
    const { from, as } = await someone()
    calls.push({ server: n % 2 === 0 ? app : other, call: from.sign('/api/user/499/join', joinBody(), as) })
  }
  const replies = await Promise.all(calls.map(({ server, call }) => server.inject(call)))
  const outcomes = replies.map((reply) => reply.json().reason ?? 'claimed')
  expect(outcomes.filter((reason) => reason === 'claimed')).toHaveLength(7)
  expect(outcomes.filter((reason) => reason === 'activity_sold_out')).toHaveLength(63)
  const after = await counts()
  for (const counted of ['rewards', 'orders', 'participations'] as const)
    expect(after[counted]).toBe((before[counted] ?? 0) + 7)
  expect(after).toMatchObject({ free: 0, remaining: 0 })
  expect(await db`select from rewards where activity = 499 group by voucher_code_id having count(*) > 1`).toHaveLength(
    0,
  )
})
