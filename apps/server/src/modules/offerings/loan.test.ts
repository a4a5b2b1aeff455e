import { expect, test } from 'vitest'
import { drawLoan } from '../../engine/margin-loan.ts'
import { testApp } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { newShares, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)
const open = async () => (await dev({ activity: 'new-shares' })).code
const application = { activity: newShares, lots: 10, method: 'margin' }

/** The loan of the application above. */
const loan = async () => {
  const one = await client({ accountType: 'margin' })
  return (await one.apply({ ...application, offering: await open() })).data?.application.loan ?? expect.fail()
}
const lent = await loan()

test('an account cannot borrow more than its credit limit, to the cent', async () => {
  const code = await open()
  const one = await client({ accountType: 'margin', creditLimit: lent - 1 })
  expect(await one.apply({ ...application, offering: code })).toMatchObject({ reason: 'funds_short' })
  expect(await one.money()).toEqual({ available: 100_000_000, blocked: 0, owed: 0 })
  expect((await one.mine(newShares)).applications).toEqual([])
  expect((await one.mine(newShares)).lendable).toBe(lent - 1)
  const other = await client({ accountType: 'margin', creditLimit: lent })
  expect(await other.apply({ ...application, offering: code })).toMatchObject({
    status: 0,
    data: { mine: { lendable: 0 } },
  })
  expect(await differences()).toEqual([])
})

test('debt counts against the limit until it is returned', async () => {
  const one = await client({ accountType: 'margin', creditLimit: lent + 1_000 })
  const moved = { accountId: one.accountId, subject: 'client_accounts', subjectId: String(one.accountId), at: 0 }
  await db.begin((tx) => drawLoan(tx, { ...moved, amount: 1_001 }))
  expect(await one.apply({ ...application, offering: await open() })).toMatchObject({ reason: 'funds_short' })
  const two = await client({ accountType: 'margin', creditLimit: lent })
  const { data } = await two.apply({ ...application, offering: await open() })
  await two.cancel(data?.application.reference ?? '', { activity: newShares })
  expect(await two.apply({ ...application, offering: await open() })).toMatchObject({ status: 0 })
})

test('an account without a limit cannot borrow, but can pay in cash', async () => {
  const code = await open()
  const one = await client({ accountType: 'margin', creditLimit: 0 })
  expect(await one.apply({ ...application, offering: code })).toMatchObject({ reason: 'funds_short' })
  expect(await one.apply({ ...application, offering: code, method: 'cash' })).toMatchObject({ status: 0 })
})

test('two applications at the same time cannot borrow the same part of the limit twice', async () => {
  const one = await client({ accountType: 'margin', creditLimit: lent + 1 })
  const codes = [await open(), await open()]
  const replies = await together(
    db,
    (tx) => tx`select from client_accounts where id = ${one.accountId} for update`,
    codes.map((offering) => () => one.apply({ ...application, offering })),
  )
  expect(replies.map(({ status, reason }) => reason ?? status).sort()).toEqual([0, 'funds_short'])
  expect(await one.money()).toMatchObject({ owed: lent })
  expect(await differences()).toEqual([])
})
