import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { countFigures } from '../accounts/count-figures.ts'
import { readBooks } from '../accounts/read-books.ts'
import { newShares, offeringWorld } from './testing.ts'

const { app, context } = await testApp()
const { dev, client } = offeringWorld(app, context)
const creditLimit = 1_000_000_00

test('E2 a loan for new shares is no margin loan while its cash is kept aside: it needs no collateral', async () => {
  const { code } = await dev({ activity: 'new-shares' })
  const one = await client({ accountType: 'margin', creditLimit })
  const figures = async () => {
    const { held: _, ...books } = await readBooks(context.db, one.accountId)
    return countFigures({ ...books, accountType: 'margin', positions: [] }, 0)
  }
  const before = await figures()
  const { data } = await one.apply({ activity: newShares, offering: code, lots: 10, method: 'margin' })
  const { loan, blocked, reference } = data?.application ?? expect.fail()
  const own = blocked - loan
  expect(await figures()).toEqual({
    ...before,
    availableFunds: before.availableFunds - own,
    maximumBuyingPower: before.maximumBuyingPower - own,
    blockedFunds: own,
    agreedLimit: creditLimit - loan,
    loan: 0,
  })
  await one.cancel(reference, { activity: newShares })
  expect(await figures()).toEqual(before)
  await one.apply({ activity: newShares, offering: code, lots: 10, method: 'margin' })
  await dev({ code, phase: 'settled' })
  // what was allotted is paid with it now
  expect(await figures()).toMatchObject({ loan, blockedFunds: 0, agreedLimit: creditLimit })
})
