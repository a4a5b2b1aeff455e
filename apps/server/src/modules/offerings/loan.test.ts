import { expect, test } from 'vitest'
import { drawLoan } from '../../engine/margin-loan.ts'
import { testApp } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { newShares, offeringWorld } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringWorld(app, context)
const open = async () => (await dev({ activity: 'new-shares' })).code
const asked = { activity: newShares, lots: 10, method: 'margin' }

/** What is lent for the application above. */
const loan = async () => {
  const one = await client({ accountType: 'margin' })
  return (await one.apply({ ...asked, offering: await open() })).data?.application.loan ?? expect.fail()
}
const lent = await loan()

test('nothing is lent beyond the account’s credit limit, to the cent', async () => {
  const code = await open()
  const one = await client({ accountType: 'margin', creditLimit: lent - 1 })
  expect(await one.apply({ ...asked, offering: code })).toMatchObject({ reason: 'funds_short' })
  expect(await one.money()).toEqual({ available: 100_000_000, blocked: 0, owed: 0 })
  expect((await one.mine(newShares)).applications).toEqual([])
  expect((await one.mine(newShares)).lendable).toBe(lent - 1)
  const other = await client({ accountType: 'margin', creditLimit: lent })
  expect(await other.apply({ ...asked, offering: code })).toMatchObject({ status: 0, data: { mine: { lendable: 0 } } })
  expect(await differences()).toEqual([])
})

test('what is owed already counts against the limit, and what is returned no more', async () => {
  const one = await client({ accountType: 'margin', creditLimit: lent + 1_000 })
  const moved = { accountId: one.accountId, subject: 'client_accounts', subjectId: String(one.accountId), at: 0 }
  await db.begin((tx) => drawLoan(tx, { ...moved, amount: 1_001 }))
  expect(await one.apply({ ...asked, offering: await open() })).toMatchObject({ reason: 'funds_short' })
  const two = await client({ accountType: 'margin', creditLimit: lent })
  const { data } = await two.apply({ ...asked, offering: await open() })
  await two.cancel(data?.application.reference ?? '', { activity: newShares })
  expect(await two.apply({ ...asked, offering: await open() })).toMatchObject({ status: 0 })
})

test('without a limit nothing is lent, and cash is as good as ever', async () => {
  const code = await open()
  const one = await client({ accountType: 'margin', creditLimit: 0 })
  expect(await one.apply({ ...asked, offering: code })).toMatchObject({ reason: 'funds_short' })
  expect(await one.apply({ ...asked, offering: code, method: 'cash' })).toMatchObject({ status: 0 })
})

test('two applications at once are not both lent what the limit has for one', async () => {
  const one = await client({ accountType: 'margin', creditLimit: lent + 1 })
  const codes = [await open(), await open()]
  const replies = await together(
    db,
    (tx) => tx`select from client_accounts where id = ${one.accountId} for update`,
    codes.map((offering) => () => one.apply({ ...asked, offering })),
  )
  expect(replies.map(({ status, reason }) => reason ?? status).sort()).toEqual([0, 'funds_short'])
  expect(await one.money()).toMatchObject({ owed: lent })
  expect(await differences()).toEqual([])
})
