import { expect, test } from 'vitest'
import { balanceOf } from '../../engine/ledger.ts'
import { claimCash, creditCash } from '../../engine/rewards/cash.ts'
import { settleDue } from '../../engine/rewards/due.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { isActiveAccount } from '../accounts/status.ts'
import { settleCashback } from './settle.ts'
import { cashbackScenario, hkt, tradeOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { goTo, participant, report, cashbackStatus } = await cashbackScenario(app, context, clock)

type Client = Awaited<ReturnType<typeof participant>>

const accountOf = async ({ fundUserCode }: Client) => {
  const [row] = await db<{ id: number }[]>`select id from client_accounts where fund_user_code = ${fundUserCode}`
  return row?.id ?? 0
}
const rewardsOf = async (one: Client) =>
  db<{ id: string; period: string; status: string; amount: number; payout: Date }[]>`
    select id, period, status, amount, payout_at as payout from rewards
    where account_id = ${await accountOf(one)} order by issued_at, period`
const rewardStates = async (one: Client) =>
  (await rewardsOf(one)).map(({ period, status, amount }) => [period, status, amount])
const paidTo = async (one: Client) => balanceOf(db, { unit: 'HKD', kind: 'paid', accountId: await accountOf(one) })
const ledgerSum = async () =>
  (await db<[{ sum: number }]>`select coalesce(sum(amount), 0)::int as sum from ledger_postings`)[0].sum

/** Claims every claimable reward and has it credited. */
const claimAll = async (one: Client) => {
  await settleDue(context)
  const accountId = await accountOf(one)
  for (const { id, status } of await rewardsOf(one))
    if (status === 'claimable') {
      await db.begin((tx) => claimCash(context, tx, { rewardId: id, accountId, isActive: isActiveAccount }))
      await creditCash(context, id)
    }
}

/** A client with HK$600 in fees in December, from two trades. */
const withDecember = async () => {
  const one = await participant()
  const [first, second] = [
    tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 200_00 }),
    tradeOf(one.clientNo, '2025-12-30T10:00', { fees: 400_00 }),
  ]
  await report(first, second)
  return { one, first, second }
}

test('R16 A month is granted once it is over and all its trades have settled, and stays pending until its payout day', async () => {
  const { one } = await withDecember()
  for (const early of ['2025-12-31T23:59', '2026-01-01T00:30']) {
    goTo(early)
    await settleCashback(context)
    expect(await rewardStates(one)).toEqual([])
  }
  // executed on the 30th, it settles on the 2nd, because the 1st is a holiday
  goTo('2026-01-02T00:00')
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([['2025-12', 'pending', 120_00]])
  expect((await rewardsOf(one))[0]?.payout.getTime()).toBe(hkt('2026-01-15T09:00'))
  expect((await cashbackStatus(one)).months[1]).toMatchObject({ state: 'pending', amount: { minor: 120_00 } })
  goTo('2026-01-15T08:59')
  await settleDue(context)
  expect((await cashbackStatus(one)).months[1]?.state).toBe('pending')
  goTo('2026-01-15T09:00')
  await settleDue(context)
  expect(await rewardStates(one)).toEqual([['2025-12', 'claimable', 120_00]])
})

test('R16 A trade that has not settled on the payout day no longer delays the month and no longer counts', async () => {
  const one = await participant()
  await report(
    tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 300_00 }),
    tradeOf(one.clientNo, '2025-12-30T10:00', { fees: 400_00, settlesOn: '2026-02-02' }),
  )
  const late = { shown: { unsettledFees: { minor: 0 } } }
  goTo('2026-01-14T10:00')
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([['2025-12', 'pending', 30_00]])
  expect(await cashbackStatus(one, { month: '2025-12' })).toMatchObject(late)
})

test('R16 Settling again, also with the clock set back, neither grants twice nor revokes anything', async () => {
  const { one } = await withDecember()
  for (const time of [
    '2026-01-20T10:00',
    '2026-01-20T10:00',
    '2025-12-20T10:00',
    '2026-01-01T10:00',
    '2026-01-20T10:00',
  ]) {
    goTo(time)
    await settleCashback(context)
    expect(await rewardStates(one)).toEqual([['2025-12', 'pending', 120_00]])
  }
})

test('R16 A month without enough fees shows that nothing is granted', async () => {
  const one = await participant()
  await report(tradeOf(one.clientNo, '2025-12-09T10:00', { fees: 199_99 }))
  goTo('2026-01-20T10:00')
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([])
  expect((await cashbackStatus(one)).months[1]).toMatchObject({ month: '2025-12', state: 'none', amount: { minor: 0 } })
})

test('E1 A trade cancelled before the payout revokes the reward, and the right amount is granted instead', async () => {
  const { one, second } = await withDecember()
  goTo('2026-01-05T10:00')
  await settleCashback(context)
  await report({ ...second, revision: 2, status: 'cancelled' })
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([
    ['2025-12', 'revoked', 120_00],
    ['2025-12:corrected-1', 'pending', 20_00],
  ])
  expect((await cashbackStatus(one)).months[1]).toMatchObject({
    state: 'pending',
    amount: { minor: 20_00 },
    clawedBack: { minor: 100_00 },
  })
  await settleCashback(context)
  expect(await rewardStates(one)).toHaveLength(2)
})

test('E1 A trade cancelled after the payout claws back what was paid, the ledger balances, and the audit trail has the reason', async () => {
  const { one, first, second } = await withDecember()
  goTo('2026-01-15T10:00')
  await settleCashback(context)
  await claimAll(one)
  expect([await rewardStates(one), await paidTo(one)]).toEqual([[['2025-12', 'credited', 120_00]], 120_00])
  await report({ ...second, revision: 2, status: 'cancelled' })
  await settleCashback(context)
  expect(await paidTo(one)).toBe(0)
  await claimAll(one)
  expect([await paidTo(one), await ledgerSum()]).toEqual([20_00, 0])
  await report({ ...first, revision: 2, status: 'cancelled' })
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([
    ['2025-12', 'revoked', 120_00],
    ['2025-12:corrected-1', 'revoked', 20_00],
  ])
  expect([await paidTo(one), await ledgerSum()]).toEqual([0, 0])
  expect((await cashbackStatus(one)).months[1]).toMatchObject({
    state: 'revoked',
    amount: { minor: 0 },
    clawedBack: { minor: 120_00 },
  })
  const [reward] = await rewardsOf(one)
  expect(
    await db`select event, from_status as from, detail from audit_entries
      where subject_id = ${reward?.id ?? ''} and event = 'revoke'`,
  ).toEqual([{ event: 'revoke', from: 'credited', detail: { reason: 'trade_cancelled' } }])
})

test('E1 A correction to lower fees claws back the payout, and a correction to higher fees grants the difference', async () => {
  const { one, second } = await withDecember()
  goTo('2026-01-20T10:00')
  await settleCashback(context)
  await report({ ...second, revision: 2, fees: 1_300_00 })
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([
    ['2025-12', 'pending', 120_00],
    ['2025-12:added-1', 'pending', 330_00],
  ])
  await report({ ...second, revision: 3, fees: 300_00 })
  await settleCashback(context)
  expect(await rewardStates(one)).toEqual([
    ['2025-12', 'revoked', 120_00],
    ['2025-12:added-1', 'revoked', 330_00],
    ['2025-12:corrected-2', 'pending', 50_00],
  ])
  expect((await cashbackStatus(one)).months[1]).toMatchObject({
    amount: { minor: 50_00 },
    clawedBack: { minor: 400_00 },
  })
})

test('E1 An expired unclaimed reward stays expired whatever changes in its trades', async () => {
  const { one, second } = await withDecember()
  goTo('2026-01-20T10:00')
  await settleCashback(context)
  goTo('2026-08-20T10:00')
  await settleDue(context)
  await report({ ...second, revision: 2, status: 'cancelled' })
  const trail = () => db`select from audit_entries where event = 'correct_cashback'`
  const before = (await trail()).length
  for (let hour = 0; hour < 3; hour++) expect(await settleCashback(context)).toBe(0)
  expect(await rewardStates(one)).toEqual([['2025-12', 'expired', 120_00]])
  // nothing was done, so there is no audit entry
  expect(await trail()).toHaveLength(before)
})

test('R16 An account that cannot be settled does not delay others, and the job reports its failure', async () => {
  const stuck = await withDecember()
  const other = await withDecember()
  await ownerOf(db).unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on rewards for each row
      when (new.account_id = ${await accountOf(stuck.one)}) execute function refuse()`)
  goTo('2026-01-05T10:00')
  const failed = await settleCashback(context).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(AggregateError)
  expect([await rewardStates(stuck.one), await rewardStates(other.one)]).toEqual([[], [['2025-12', 'pending', 120_00]]])
  await ownerOf(db).unsafe('drop function refuse cascade')
  await settleCashback(context)
  expect(await rewardStates(stuck.one)).toEqual([['2025-12', 'pending', 120_00]])
})
