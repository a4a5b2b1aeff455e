import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { joins } from '../activities/testing.ts'
import { cashbackScenario, hkt, tradeOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { client, goTo, participant, report, request, cashbackStatus } = await cashbackScenario(app, context, clock)

test('R16 A client who has just joined sees tiers, cap and payout day, and no fees', async () => {
  const one = await participant('2025-12-08T10:00')
  expect(await cashbackStatus(one)).toMatchObject({
    asOf: hkt('2025-12-08T10:00'),
    today: '2025-12-08',
    registration: { since: hkt('2025-12-08T10:00') },
    tiers: [
      { from: { currency: 'HKD', minor: 20_000 }, percent: 10 },
      { from: { minor: 60_000 }, percent: 20 },
      { from: { minor: 150_000 }, percent: 30 },
    ],
    cap: { minor: 80_000 },
    shown: {
      month: '2025-12',
      fees: { minor: 0 },
      tier: null,
      next: { tier: 0, missing: { minor: 20_000 } },
      trades: [],
    },
    months: [{ month: '2025-12', state: 'open', amount: { minor: 0 }, payoutDay: '2026-01-15' }],
  })
})

test('R16 Fees count once the trade has settled, and move the month through its tiers', async () => {
  const one = await participant()
  await report(
    tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 199_99 }),
    tradeOf(one.clientNo, '2025-12-10T10:00', { fees: 400_01 }),
  )
  goTo('2025-12-10T23:59:59')
  expect((await cashbackStatus(one)).shown).toMatchObject({
    fees: { minor: 0 },
    unsettledFees: { minor: 600_00 },
    counted: 0,
    notCounted: 2,
  })
  goTo('2025-12-11T00:00')
  expect((await cashbackStatus(one)).shown).toMatchObject({
    fees: { minor: 199_99 },
    tier: null,
    next: { missing: { minor: 1 } },
  })
  goTo('2025-12-12T00:00')
  expect((await cashbackStatus(one)).shown).toMatchObject({
    fees: { minor: 600_00 },
    unsettledFees: { minor: 0 },
    cashback: { minor: 120_00 },
    tier: 1,
    isCapped: false,
  })
  await report(tradeOf(one.clientNo, '2025-12-12T10:00', { fees: 2_066_67 }))
  goTo('2025-12-20T10:00')
  expect((await cashbackStatus(one)).shown).toMatchObject({
    cashback: { minor: 800_00 },
    tier: 2,
    next: null,
    isCapped: true,
  })
})

test('R16 Each trade that does not count is shown with its reason, and a future trade is not shown', async () => {
  const one = await participant()
  await report(
    tradeOf(one.clientNo, '2025-12-09T10:00'),
    tradeOf(one.clientNo, '2025-12-08T09:59:59'),
    tradeOf(one.clientNo, '2025-12-09T10:01', { kind: 'ipo_allotment' }),
    tradeOf(one.clientNo, '2025-12-09T10:02', { kind: 'internal_transfer' }),
    tradeOf(one.clientNo, '2025-12-09T10:03', { feeWaived: true }),
    tradeOf(one.clientNo, '2025-12-09T10:04', { status: 'cancelled' }),
    tradeOf(one.clientNo, '2025-12-09T10:05', { settlesOn: '2026-01-16' }),
    tradeOf(one.clientNo, '2025-12-09T10:06', { settlesOn: '2026-01-15' }),
    tradeOf(one.clientNo, '2025-12-12T10:00'),
  )
  goTo('2025-12-12T09:59')
  const { shown } = await cashbackStatus(one)
  expect(shown?.trades.map(({ executedAt, why }) => [executedAt - hkt('2025-12-09T10:00'), why])).toEqual([
    [0, null],
    [360_000, 'unsettled'],
    [300_000, 'settled_late'],
    [240_000, 'cancelled'],
    [180_000, 'fee_waived'],
    [120_000, 'kind'],
    [60_000, 'kind'],
    [-86_401_000, 'before_joining'],
  ])
  expect(shown).toMatchObject({ counted: 1, notCounted: 7, fees: { minor: 100_00 } })
})

test('R16 At most the fifty newest trades of each kind are listed, and all of them count', async () => {
  const one = await participant()
  await report(
    ...Array.from({ length: 60 }, (_, n) => tradeOf(one.clientNo, `2025-12-09T10:00:${String(n).padStart(2, '0')}`)),
  )
  goTo('2025-12-12T10:00')
  const { shown } = await cashbackStatus(one)
  expect(shown).toMatchObject({ counted: 60, fees: { minor: 6_000_00 } })
  expect(shown?.trades).toHaveLength(50)
  expect(shown?.trades[0]?.executedAt).toBe(hkt('2025-12-09T10:00:59'))
})

test('R16 A trade belongs to the month of its moment in Hong Kong, also at midnight between months and years', async () => {
  const one = await participant('2025-11-28T10:00')
  await report(
    tradeOf(one.clientNo, '2025-11-30T23:59:59.999', { fees: 201_00 }),
    tradeOf(one.clientNo, '2025-12-01T00:00', { fees: 202_00 }),
    tradeOf(one.clientNo, '2025-12-31T23:59:59.999', { fees: 203_00 }),
    tradeOf(one.clientNo, '2026-01-01T00:00', { fees: 204_00 }),
  )
  goTo('2026-01-10T10:00')
  const fees = async (month: string) => (await cashbackStatus(one, { month })).shown?.fees.minor
  expect(await Promise.all(['2025-11', '2025-12', '2026-01'].map(fees))).toEqual([201_00, 405_00, 204_00])
  expect((await cashbackStatus(one)).shown?.month).toBe('2026-01')
  expect((await request(one.from, one.login, { month: '2025-10' })).reason).toBe('not_found')
  expect((await request(one.from, one.login, { month: '2025-13' })).reason).toBe('invalid_request')
})

test('R16 A trade executed after the end of the activity does not count, and no further month begins', async () => {
  const one = await participant()
  await report(tradeOf(one.clientNo, '2026-03-16T17:59:59'), tradeOf(one.clientNo, '2026-03-16T18:00'))
  goTo('2026-05-04T10:00')
  const { shown, months } = await cashbackStatus(one)
  expect(shown?.trades.map(({ why }) => why)).toEqual([null, 'outside_period'])
  expect(months.map(({ month }) => month)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12'])
})

test('R16 A typhoon moves settlement and payout day, and the calendar shows the closed day', async () => {
  const one = await participant('2026-01-02T10:00')
  await report(tradeOf(one.clientNo, '2026-01-05T10:00'))
  goTo('2026-01-07T10:00')
  expect((await cashbackStatus(one)).shown).toMatchObject({ counted: 1 })
  const closure = { day: '2026-01-06', reason: 'typhoon' }
  const declare = (payload: object) => app.inject({ method: 'POST', url: '/dev/closures', payload })
  const payoutDay = async () => (await cashbackStatus(one)).months[0]?.payoutDay
  expect(await payoutDay()).toBe('2026-02-13')
  await declare(closure)
  await declare({ day: '2026-02-03', reason: 'typhoon' })
  expect((await cashbackStatus(one)).shown).toMatchObject({ counted: 0, unsettledFees: { minor: 100_00 } })
  expect(await payoutDay()).toBe('2026-02-16')
  expect((await cashbackStatus(one)).closedDays).toEqual(expect.arrayContaining(['2026-02-03', '2026-02-17']))
  for (const day of ['2026-01-06', '2026-02-03']) await app.inject({ method: 'DELETE', url: `/dev/closures/${day}` })
  expect((await cashbackStatus(one)).shown).toMatchObject({ counted: 1 })
})

test("R16 No one sees another account's cashback: neither a stranger nor the same person with a second account", async () => {
  const one = await participant()
  await report(tradeOf(one.clientNo, '2025-12-09T10:00'))
  goTo('2025-12-15T10:00')
  const stranger = await client({ trades: 'none' })
  await report(tradeOf(stranger.clientNo, '2025-12-10T10:00', { fees: 999_00 }))
  const nothing = { registration: null, shown: null, months: [] }
  expect(await cashbackStatus(stranger)).toMatchObject({ ...nothing, otherAccount: false })
  await joins(stranger.from, stranger.login, 492)
  expect((await cashbackStatus(stranger)).shown).toMatchObject({ fees: { minor: 0 }, counted: 0 })
  expect((await cashbackStatus(one)).shown).toMatchObject({ fees: { minor: 100_00 }, counted: 1 })
})

test('P6 Cashback is refused without an account and from the mainland', async () => {
  const one = await participant()
  expect((await request(one.from, one.register)).reason).toBe('level_too_low')
  const dev = (country: string | null) => app.inject({ method: 'POST', url: '/dev/country', payload: { country } })
  await dev('CN')
  expect((await request(one.from, one.login)).reason).toBe('activity_mainland')
  await dev(null)
  expect((await request(one.from, one.login)).status).toBe(0)
})
