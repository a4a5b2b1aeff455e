import { expect, test } from 'vitest'
import { drain } from '../../jobs/work.ts'
import { isActiveAccount } from '../../modules/accounts/status.ts'
import { creditCashJob, creditLeft } from '../../modules/rewards/jobs.ts'
import { testContext } from '../../testing/context.ts'
import { claimCash, creditCash, revokeCash } from './cash.ts'
import { rewardFixture } from './testing.ts'

const { context, clock } = await testContext()
const { db, clocks } = context
const { person, account, grant, statusOf, books, campaign } = await rewardFixture(context)
const claim = (rewardId: string, accountId: number) =>
  db.begin((tx) => claimCash(context, tx, { rewardId, accountId, isActive: isActiveAccount }))
const revoke = (id: string) => db.begin((tx) => revokeCash(context, tx, id, 'trade_reversed'))

test('E1 cash is payable to the account after the claim, and paid exactly once by the job', async () => {
  const [before, ownAccount] = [await campaign(), await account()]
  const id = await grant(await person(), { amount: 12_345 })
  expect(await claim(id, ownAccount)).toBe(true)
  expect([await statusOf(id), await books(ownAccount)]).toEqual(['crediting', { payable: 12_345, paid: 0 }])
  await drain(context, creditCashJob)
  expect([await statusOf(id), await books(ownAccount)]).toEqual(['credited', { payable: 0, paid: 12_345 }])
  expect(await campaign()).toBe(before - 12_345)
  // the job runs again if its process died before it reported success
  await creditCash(context, id)
  expect(await books(ownAccount)).toEqual({ payable: 0, paid: 12_345 })
})

test.each([
  ['pending', 0, 0],
  ['claimable', 0, 0],
  ['crediting', 1, 0],
  ['credited', 1, 1],
] as const)(
  'E1 cash in status %s is clawed back once, and the balances return to those before the grant',
  async (state, claimed, credited) => {
    const [before, ownAccount] = [await campaign(), await account()]
    const id = await grant(await person(), { status: state === 'pending' ? 'pending' : 'claimable' })
    if (claimed) await claim(id, ownAccount)
    if (credited) await creditCash(context, id)
    expect(await statusOf(id)).toBe(state)
    expect((await Promise.all([revoke(id), revoke(id), revoke(id)])).sort()).toEqual([false, false, true])
    expect([await statusOf(id), await books(ownAccount)]).toEqual(['revoked', { payable: 0, paid: 0 }])
    expect(await campaign()).toBe(before)
    await drain(context, creditCashJob)
    expect(await books(ownAccount)).toEqual({ payable: 0, paid: 0 })
    const kinds = await db`select kind from ledger_transfers where subject_id = ${id} and reverses is not null`
    expect(kinds.map(({ kind }) => kind)).toEqual(Array.from({ length: claimed + credited }, () => 'claw_back'))
    const [entry] =
      await db`select from_status, detail from audit_entries where subject_id = ${id} and event = 'revoke'`
    expect(entry).toEqual({ from_status: state, detail: { reason: 'trade_reversed' } })
  },
)

test('E1 a claim of pending, expired or revoked cash or of a gift gets reward_not_open, and nothing is booked', async () => {
  const ownAccount = await account()
  const owner = await person()
  const expired = await grant(owner, { validUntil: clocks.business() + 1000 })
  const revoked = await grant(owner)
  await revoke(revoked)
  clock.advance(1000)
  for (const id of [
    await grant(owner, { status: 'pending', payoutAt: clocks.business() + 1 }),
    await grant(owner, { type: 'physical_gift' }),
    expired,
    revoked,
  ])
    await expect(claim(id, ownAccount)).rejects.toMatchObject({ reason: 'reward_not_open' })
  expect(await books(ownAccount)).toEqual({ payable: 0, paid: 0 })
  expect(await revoke(await grant(owner, { type: 'physical_gift' }))).toBe(false)
})

test('E1 cash can be claimed at its payout time before the job has run', async () => {
  const ownAccount = await account()
  const id = await grant(await person(), { status: 'pending', payoutAt: clocks.business() })
  expect(await claim(id, ownAccount)).toBe(true)
  const trail = await db`select event from audit_entries where subject_id = ${id} order by id`
  expect(trail.map(({ event }) => event)).toEqual(['grant', 'mature', 'claim'])
})

test('E1 cash bound to an account goes to that account whichever account claims it, and only once per period', async () => {
  const [bound, callers] = [await account(), await account()]
  const id = await grant(await person(), { accountId: bound, period: '2026-01' })
  expect(await claim(id, callers)).toBe(true)
  expect([await books(bound), await books(callers)]).toMatchObject([{ payable: 5000 }, { payable: 0 }])
  const other = await grant(await person(), { period: '2026-01' })
  await expect(claim(other, bound)).rejects.toMatchObject({ reason: 'already_granted' })
  expect([await statusOf(other), await books(bound)]).toMatchObject(['claimable', { payable: 5000 }])
})

test('E1 cash is not paid to a suspended account, whether the cash is bound to it or claimed by it', async () => {
  const [bound, callers] = [await account(), await account()]
  await db`update client_accounts set status = 'suspended' where id = ${bound}`
  const [hung, free] = [await grant(await person(), { accountId: bound }), await grant(await person())]
  await expect(claim(hung, callers)).rejects.toMatchObject({ reason: 'account_suspended' })
  await expect(claim(free, bound)).rejects.toMatchObject({ reason: 'account_suspended' })
  expect([await statusOf(hung), await statusOf(free)]).toEqual(['claimable', 'claimable'])
  expect(await claim(free, callers)).toBe(true)
  expect([await books(bound), await books(callers)]).toMatchObject([{ payable: 0 }, { payable: 5000 }])
})

test('E1 cash without a claiming account stays crediting and makes the job fail, while other cash is credited', async () => {
  const id = await grant(await person())
  await db`update rewards set status = 'crediting' where id = ${id}`
  const [ownAccount, other] = [await account(), await grant(await person())]
  await claim(other, ownAccount)
  await expect(creditCash(context, id)).rejects.toThrow(/no account/)
  await expect(creditLeft(context)).rejects.toThrow(AggregateError)
  expect([await statusOf(id), await statusOf(other)]).toEqual(['crediting', 'credited'])
  expect(await books(ownAccount)).toEqual({ payable: 0, paid: 5000 })
})

test('E1 one cent and the largest safe integer are paid exactly, and zero, negative, larger and fractional amounts are not granted', async () => {
  for (const amount of [1, Number.MAX_SAFE_INTEGER]) {
    const ownAccount = await account()
    const id = await grant(await person(), { amount })
    await claim(id, ownAccount)
    await creditCash(context, id)
    expect(await books(ownAccount)).toEqual({ payable: 0, paid: amount })
    // so that the campaign's own sum stays exact
    await revoke(id)
  }
  for (const amount of [0, -1, 2 ** 53, 0.5])
    await expect(grant(await person(), { amount })).rejects.toThrow(/rewards_amount_check|invalid input syntax/)
})
