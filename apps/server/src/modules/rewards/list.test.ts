import type { Reward, RewardsReply, RewardsRequest } from '@foyer/api/rewards'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { holders } from './testing.ts'

const { app, context, clock } = await testApp()
const { clocks } = context
const { person, client, grant, grantVoucher } = await holders(app, context)

type Reader = { call(path: '', body: object): Promise<{ data: RewardsReply }> }
const list = async (of: Reader, filter: Partial<RewardsRequest> = {}) =>
  (await of.call('', { tab: 'available', ...filter })).data
const ids = (rewards: readonly Reward[]) => rewards.map(({ id }) => id)

test('R28 E1 each tab contains the rewards in its states and shows their number', async () => {
  const someone = await person()
  const of = (type: 'exchange_voucher' | 'cash_return' | 'physical_gift', status: Reward['status']) =>
    grant(someone.personId, { type, status })
  const waiting = [await of('exchange_voucher', 'pending'), await of('cash_return', 'claimable')]
  const used = [
    await of('exchange_voucher', 'used'),
    await of('cash_return', 'credited'),
    await of('physical_gift', 'delivered'),
  ]
  const over = [await of('physical_gift', 'expired'), await of('cash_return', 'revoked')]
  for (const [tab, expected] of [
    ['available', waiting],
    ['used', used],
    ['expired', over],
  ] as const) {
    const { rewards, counts } = await list(someone, { tab })
    expect([ids(rewards).sort(), counts]).toEqual([[...expected].sort(), { available: 2, used: 3, expired: 2 }])
  }
  const { rewards, counts } = await list(someone, { tab: 'used', type: 'cash_return' })
  expect([ids(rewards), counts.used]).toEqual([[used[1]], 3])
})

test('R28 the totals are the cash that was paid in, the cash to come, the used vouchers and the delivered gifts, whatever the filter', async () => {
  const someone = await person()
  const cash = (status: Reward['status'], amount: number) =>
    grant(someone.personId, { type: 'cash_return', status, amount })
  await cash('credited', 88_80)
  await cash('credited', 11_20)
  await cash('revoked', 500_00)
  await cash('expired', 70_00)
  await cash('claimable', 30_00)
  await cash('crediting', 5_00)
  await grant(someone.personId, { type: 'exchange_voucher', status: 'used' })
  await grant(someone.personId, { type: 'exchange_voucher', status: 'available' })
  await grant(someone.personId, { type: 'physical_gift', status: 'delivered' })
  for (const filter of [{}, { tab: 'expired', type: 'physical_gift' }] as const)
    expect((await list(someone, filter)).totals).toEqual({
      credited: { currency: 'HKD', minor: 100_00 },
      coming: { currency: 'HKD', minor: 35_00 },
      claimable: { currency: 'HKD', minor: 30_00 },
      vouchers: 1,
      gifts: 1,
    })
})

test('E1 a voucher shows its masked code, validity, usage, source and day of issue, and never the full code', async () => {
  const someone = await person()
  const validUntil = clocks.business() + 60_000
  const id = await grantVoucher(someone.personId, 'LIST-0000-7Q3K', { validUntil })
  const reply = await someone.call('/detail', { id })
  expect(reply.data).toEqual({
    asOf: clocks.business(),
    steps: [],
    reward: expect.objectContaining({
      id,
      maskedCode: '7Q3K',
      issuedAt: clocks.business(),
      validFrom: clocks.business(),
      validUntil,
      source: expect.objectContaining({ number: 810, code: 'test-810', route: '/activityTemplate?code=test' }),
      item: expect.objectContaining({ usage: [{ 'zh-CN': 'Use it', 'zh-HK': 'Use it', 'en-US': 'Use it' }] }),
    }),
  })
  expect(JSON.stringify([reply, await list(someone)])).not.toContain('LIST-0000')
})

test('R28 pages of twenty contain every reward once, even if rewards are granted between the pages', async () => {
  const someone = await person()
  const granted: string[] = []
  // some have the same time, so only their ids order them
  for (let n = 0; n < 45; n++) {
    if (n % 4 === 0) clock.advance(1)
    granted.push(await grant(someone.personId))
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { rewards, next } = await list(someone, cursor === undefined ? {} : { cursor })
    expect(rewards.length).toBe(seen.length < 40 ? 20 : 5)
    seen.push(...ids(rewards))
    await grant(someone.personId, { at: clocks.business() + 1 })
    cursor = next ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(45)
  expect([...seen].sort()).toEqual([...granted].sort())
})

test('R28 usable and claimable rewards are ordered by their end, the soonest first, then those without end, the newest first', async () => {
  const someone = await person()
  const now = clocks.business()
  const of = (validUntil: number | null, age: number, changes: Partial<Parameters<typeof grant>[1]> = {}) =>
    grant(someone.personId, { type: 'physical_gift', status: 'claimable', validUntil, at: now - age, ...changes })
  const [later, endless, sooner, pending, soonerYet, onItsWay] = [
    await of(now + 90_000, 1),
    await of(null, 2),
    await of(now + 60_000, 3),
    // not usable yet, and no longer claimable: neither has an end for the person
    await of(now + 10_000, 4, { type: 'exchange_voucher', status: 'pending' }),
    await of(now + 60_000, 0, { type: 'cash_return' }),
    await of(now + 20_000, 5, { status: 'shipped' }),
  ]
  const { rewards } = await list(someone)
  expect(ids(rewards)).toEqual([soonerYet, sooner, later, endless, pending, onItsWay])
  const used = [await of(now + 60_000, 1, { status: 'delivered' }), await of(null, 0, { status: 'delivered' })]
  expect(ids((await list(someone, { tab: 'used' })).rewards)).toEqual(used.reverse())
})

test('R28 pages by end contain every reward once and in order, including equal and missing ends', async () => {
  const someone = await person()
  const now = clocks.business()
  for (let n = 0; n < 45; n++) {
    const validUntil = n % 5 === 0 ? null : now + 60_000 + (n % 3) * 1_000
    await grant(someone.personId, { type: 'physical_gift', status: 'claimable', validUntil, at: now - (n % 7) })
  }
  const seen: Reward[] = []
  let cursor: string | undefined
  do {
    const { rewards, next } = await list(someone, cursor === undefined ? {} : { cursor })
    seen.push(...rewards)
    cursor = next ?? undefined
  } while (cursor)
  expect(new Set(ids(seen)).size).toBe(45)
  const end = ({ validUntil }: Reward) => validUntil ?? Number.MAX_SAFE_INTEGER
  expect(ids(seen)).toEqual(
    ids(seen.toSorted((a, b) => end(a) - end(b) || b.issuedAt - a.issuedAt || (a.id < b.id ? -1 : 1))),
  )
})

test('R28 a day of the filter is a Hong Kong day from midnight to midnight, also at the end of the year', async () => {
  const someone = await person()
  const midnight = Date.parse('2026-01-01T00:00:00+08:00')
  const day = 86_400_000
  const [, lastOfYear, first, lastOfDay] = [
    await grant(someone.personId, { at: midnight - day - 1 }),
    await grant(someone.personId, { at: midnight - 1 }),
    await grant(someone.personId, { at: midnight }),
    await grant(someone.personId, { at: midnight + day - 1 }),
    await grant(someone.personId, { at: midnight + day }),
  ]
  const of = async (from: number) => ids((await list(someone, { from, until: from + day })).rewards)
  expect(await of(midnight)).toEqual([lastOfDay, first])
  expect(await of(midnight - day)).toEqual([lastOfYear])
})

test('R28 a reward that ends at midnight of the new year is listed until then and ended from then on, before any job ran', async () => {
  const someone = await person()
  const midnight = Date.parse('2027-01-01T00:00:00+08:00')
  const id = await grantVoucher(someone.personId, 'YEAR-END-1', { validUntil: midnight })
  const seenAt = async (at: number) => {
    clock.moveBusiness(at - clocks.wall())
    const { data } = await someone.call('/detail', { id })
    const { rewards, counts } = await list(someone, { tab: 'expired' })
    return [data.reward.status, ids(rewards), counts]
  }
  expect(await seenAt(midnight - 1)).toEqual(['available', [], { available: 1, used: 0, expired: 0 }])
  expect(await seenAt(midnight)).toEqual(['expired', [id], { available: 0, used: 0, expired: 1 }])
  clock.moveBusiness(0)
})

test('E1 a person sees their own rewards, at login level also those of the account, and never any of others', async () => {
  const [mine, theirs] = [await client(), await person()]
  const own = await grantVoucher(mine.personId, 'OWN-1')
  const ofAccount = await grantVoucher(theirs.personId, 'OF-ACCOUNT-1', { accountId: mine.accountId })
  const foreign = await grantVoucher(theirs.personId, 'FOREIGN-1')
  expect(ids((await list(mine)).rewards).sort()).toEqual([own, ofAccount].sort())
  expect(ids((await list(mine.below)).rewards)).toEqual([own])
  for (const call of ['/detail', '/code'] as const) {
    expect((await mine.call(call, { id: foreign })).reason).toBe('not_found')
    expect((await mine.below.call(call, { id: ofAccount })).reason).toBe('not_found')
    expect((await mine.call(call, { id: ofAccount })).status).toBe(0)
  }
})

test('R28 an invalid cursor, moment or tab is refused before any query', async () => {
  const someone = await person()
  for (const filter of [
    { cursor: 'x' },
    { cursor: '1.00000000-0000-0000-0000-000000000000' },
    { cursor: '-.999999999999999.00000000-0000-0000-0000-000000000000' },
    { from: 2 ** 53 - 1 },
    { from: -1 },
    { tab: 'all' },
    { limit: 1000 },
  ])
    expect((await someone.call('', { tab: 'available', ...filter })).reason).toBe('invalid_request')
})

test('E1 R17 a gift shows its delivery step, and requests an address while none is given or after it was returned', async () => {
  const mine = await client()
  const gift = (status: Reward['status'], accountId: number | null = null) =>
    grant(mine.personId, { type: 'physical_gift', status, accountId })
  const send = (id: string, cameBack: boolean) => context.db`
    insert into gift_shipments (reward_id, address_sealed, came_back, carrier, tracking_no)
    values (${id}, ${Buffer.alloc(1)}, ${cameBack}, 'SF Express', 'SF100200300')`
  const [won, shipped, returned, corrected] = [
    await gift('claimable'),
    await gift('shipped'),
    await gift('returned'),
    await gift('returned'),
  ]
  await send(shipped, false)
  await send(returned, true)
  await send(corrected, false)
  const of = async (id: string) => {
    const { needs, shipment } = (await mine.call('/detail', { id })).data.reward
    return [needs, shipment]
  }
  const sent = { carrier: 'SF Express', trackingNo: 'SF100200300' }
  expect(await of(won)).toEqual(['address', null])
  expect(await of(shipped)).toEqual([null, sent])
  expect(await of(returned)).toEqual(['address', sent])
  expect(await of(corrected)).toEqual([null, sent])
  const foreign = await grant((await person()).personId, { type: 'physical_gift', accountId: mine.accountId })
  expect(await of(foreign)).toEqual([null, null])
})

test('R32 the overview shows the number of rewards, and the usable or claimable one that ends first', async () => {
  const someone = await person()
  const now = clocks.business()
  const glance = async () => {
    const { counts, soonest } = (await someone.call('/glance', {})).data
    return [counts.available, soonest?.id]
  }
  expect(await glance()).toEqual([0, undefined])
  await grant(someone.personId)
  expect(await glance()).toEqual([1, undefined])
  const later = await grant(someone.personId, { validUntil: now + 2000 })
  const sooner = await grantVoucher(someone.personId, 'GLANCE-1', { validUntil: now + 1000 })
  // neither is usable: one will end in a moment, the other waits for its partner
  await grant(someone.personId, { type: 'exchange_voucher', status: 'pending', validUntil: now + 500 })
  await grant(someone.personId, { status: 'crediting', validUntil: now + 500 })
  expect(await glance()).toEqual([5, sooner])
  clock.advance(1000)
  expect(await glance()).toEqual([4, later])
})
