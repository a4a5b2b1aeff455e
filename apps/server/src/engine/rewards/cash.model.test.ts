import { cashStates, next, type StateOf } from '@foyer/protocol/machines/rewards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isActiveAccount } from '../../modules/accounts/status.ts'
import { testContext } from '../../testing/context.ts'
import { claimCash, creditCash, revokeCash } from './cash.ts'
import { settleDue } from './due.ts'
import { rewardFixture } from './testing.ts'

const { context, clock } = await testContext()
const { db, clocks } = context
const { person, account, grant, statusOf, books, campaign } = await rewardFixture(context)
const owner = await person()
const day = 86_400_000

/** The events of a cash reward, in any order and any number of times. */
type Step = 'claim' | 'credit' | 'revoke' | 'payout day' | 'last day'
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>('claim', 'credit') },
  { weight: 1, arbitrary: fc.constantFrom<Step>('revoke', 'payout day', 'last day') },
)

const cents = fc.oneof(fc.constantFrom(1, 99, 100), fc.integer({ min: 1, max: 10 ** 12 }))

/** The expected amounts in the ledger for cash in a state: owed and paid. */
const booked = (status: StateOf<typeof cashStates>, amount: number) => ({
  payable: status === 'crediting' ? amount : 0,
  paid: status === 'credited' ? amount : 0,
})

/** Applies the state table and the effects of time: no claim succeeds before the payout day or after the expiry. */
const after = (status: StateOf<typeof cashStates>, step: Step, days: number): StateOf<typeof cashStates> => {
  const matured = days >= 1 ? (next(cashStates, status, 'mature') ?? status) : status
  const now = days >= 2 ? (next(cashStates, matured, 'expire') ?? matured) : matured
  if (step === 'payout day' || step === 'last day') return now
  // a refused claim is rolled back, so the job applies the effects of time
  if (step === 'claim') return next(cashStates, now, 'claim') ?? status
  return next(cashStates, status, step) ?? status
}

const run = async (amount: number, steps: readonly Step[]) => {
  clock.moveBusiness(0)
  const start = clocks.business()
  const [ownAccount, before] = [await account(), await campaign()]
  const id = await grant(owner, { amount, status: 'pending', payoutAt: start + day, validUntil: start + 2 * day })
  let status: StateOf<typeof cashStates> = 'pending'
  let days = 0
  for (const now of steps) {
    if (now === 'payout day') days = Math.max(days, 1)
    if (now === 'last day') days = 2
    clock.moveBusiness(days * day)
    if (now === 'claim')
      await db
        .begin((tx) => claimCash(context, tx, { rewardId: id, accountId: ownAccount, isActive: isActiveAccount }))
        .catch((error: unknown) => {
          expect(error).toMatchObject({ reason: 'reward_not_open' })
        })
    else if (now === 'credit') await creditCash(context, id)
    else if (now === 'revoke') await db.begin((tx) => revokeCash(context, tx, id, 'trade_reversed'))
    else await settleDue(context)
    status = after(status, now, days)
    const expected = booked(status, amount)
    expect([await statusOf(id), await books(ownAccount)]).toEqual([status, expected])
    expect(before - (await campaign())).toBe(expected.payable + expected.paid)
  }
  // the audit trail contains every step from the first to the last
  const trail = await db<{ from: string | null; to: string }[]>`
    select from_status as "from", to_status as "to" from audit_entries where subject_id = ${id} order by id`
  expect(trail.map(({ from }) => from)).toEqual([null, ...trail.slice(0, -1).map(({ to }) => to)])
  expect(trail.at(-1)?.to).toBe(status)
}

test('E1 after any sequence of steps a cash reward follows its state table, and the ledger matches its status', async () => {
  await fc.assert(
    fc.asyncProperty(cents, fc.array(step, { minLength: 2, maxLength: 12 }), (amount, steps) => run(amount, steps)),
    { numRuns: 60 },
  )
}, 60_000)
