import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDemoClients } from '../modules/accounts/add-demo-clients.ts'
import { declare } from '../modules/activities/testing.ts'
import { testContext } from '../testing/context.ts'
import { blockCash, cashBalances, type FirmAccount, payBlocked, payIn, unblockCash } from './cash.ts'
import { ledgerChecks } from './checks/ledger.ts'
import { drawLoan, loanOf } from './margin-loan.ts'

const { context } = await testContext()
const { db } = context
await declare(context, 801)

const bank: FirmAccount = { unit: 'HKD', kind: 'bank' }
const most = Number.MAX_SAFE_INTEGER

// all accounts in one call, since hashing a password is slow
await addDemoClients(
  context,
  Array.from({ length: 60 }, (_, n) => ({
    clientNo: String(10_000_000 + n),
    mobile: '+85251230000',
    name: 'T',
    accountType: 'cash' as const,
    status: 'active' as const,
    totp: false,
  })),
)
const unused = (await db<{ id: number }[]>`select id from client_accounts`).map(({ id }) => id)

/** A new account with the given cash. */
const accountWith = async (cents: number): Promise<number> => {
  const account = unused.pop()
  if (!account) throw new Error('all accounts are used')
  if (cents > 0) await db.begin((tx) => payIn(tx, bank, 'deposit', of(account, cents)))
  return account
}
const of = (accountId: number, amount: number) => ({
  accountId,
  amount,
  subject: 'tests',
  subjectId: randomUUID(),
  at: 0,
})
const block = (accountId: number, amount: number) => db.begin((tx) => blockCash(tx, of(accountId, amount)))

/** The differences that the ledger's own checks find; cash blocked here belongs to no application. */
const differences = async () => (await Promise.all(ledgerChecks.map(({ find }) => db`${find(db)}`))).flat()

test('blocked cash is not available, can be unblocked or paid out, and the ledger has no differences', async () => {
  const account = await accountWith(1_000)
  await block(account, 600)
  expect(await cashBalances(db, account)).toEqual({ available: 400, blocked: 600 })
  await db.begin((tx) => unblockCash(tx, of(account, 100)))
  await db.begin((tx) => payBlocked(tx, { unit: 'HKD', kind: 'issuer', activity: 801 }, 'pay', of(account, 500)))
  expect(await cashBalances(db, account)).toEqual({ available: 500, blocked: 0 })
  expect(await differences()).toEqual([])
})

test('blocking more than the available cash gets the error funds_short and changes nothing', async () => {
  const account = await accountWith(1_000)
  await expect(block(account, 1_001)).rejects.toMatchObject({ reason: 'funds_short' })
  await expect(block(await accountWith(0), 1)).rejects.toMatchObject({ reason: 'funds_short' })
  expect(await cashBalances(db, account)).toEqual({ available: 1_000, blocked: 0 })
})

test('one of two concurrent blocks that together exceed the cash succeeds, and the other is rejected', async () => {
  for (let round = 0; round < 5; round++) {
    const account = await accountWith(1_000)
    const outcomes = await Promise.allSettled([block(account, 700), block(account, 700)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await cashBalances(db, account)).toEqual({ available: 300, blocked: 700 })
  }
})

test('a block whose transaction fails afterwards leaves the cash available', async () => {
  const account = await accountWith(1_000)
  await expect(
    db.begin(async (tx) => {
      await blockCash(tx, of(account, 700))
      throw new Error('the application could not be written')
    }),
  ).rejects.toThrow('could not be written')
  expect(await cashBalances(db, account)).toEqual({ available: 1_000, blocked: 0 })
})

test.each([0, -1, 0.5, most + 1, Number.NaN, Number.POSITIVE_INFINITY])('%s is an invalid amount', async (amount) => {
  const account = await accountWith(1_000)
  await expect(block(account, amount)).rejects.toThrow(RangeError)
  await expect(db.begin((tx) => payIn(tx, bank, 'deposit', of(account, amount)))).rejects.toThrow(RangeError)
  expect(await cashBalances(db, account)).toEqual({ available: 1_000, blocked: 0 })
})

test('an account holds at most the largest safe integer of cents', async () => {
  const account = await accountWith(most)
  await expect(db.begin((tx) => payIn(tx, bank, 'deposit', of(account, 1)))).rejects.toThrow(/check constraint/)
  await block(account, most)
  expect(await cashBalances(db, account)).toEqual({ available: 0, blocked: most })
})

test('a drawn loan is owed and does not change the cash balance', async () => {
  const account = await accountWith(500)
  await db.begin((tx) => drawLoan(tx, of(account, 300)))
  expect(await loanOf(db, account)).toBe(300)
  expect(await cashBalances(db, account)).toEqual({ available: 500, blocked: 0 })
  expect(await differences()).toEqual([])
})

const cents = fc.integer({ min: 1, max: 100 })
const step = fc.record({ what: fc.constantFrom('pay in', 'block', 'give back', 'pay out'), amount: cents })

test('any sequence of cash operations gives the expected balances, and an operation without enough cash is rejected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const account = await accountWith(0)
      let [available, blocked] = [0, 0]
      for (const { what, amount } of steps) {
        const moved = of(account, amount)
        const isThere = what === 'pay in' || (what === 'block' ? available : blocked) >= amount
        const done = await db
          .begin((tx) => {
            if (what === 'pay in') return payIn(tx, bank, 'deposit', moved)
            if (what === 'block') return blockCash(tx, moved)
            return what === 'give back' ? unblockCash(tx, moved) : payBlocked(tx, bank, 'pay', moved)
          })
          .then(
            () => true,
            () => false,
          )
        expect(done).toBe(isThere)
        if (!isThere) continue
        if (what === 'pay in' || what === 'give back') available += amount
        if (what === 'block') available -= amount
        if (what === 'block') blocked += amount
        if (what === 'give back' || what === 'pay out') blocked -= amount
        expect(await cashBalances(db, account)).toEqual({ available, blocked })
      }
    }),
    { numRuns: 30 },
  )
  expect(await differences()).toEqual([])
})
