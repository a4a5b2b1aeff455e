import type { AccountFiguresReply } from '@foyer/api/accounts'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { countFigures } from '../accounts/count-figures.ts'
import { readOwnBooks } from '../accounts/read-books.ts'
import { offeringsByCode } from './rows.ts'
import { bonds, type Client, newShares, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, client } = offeringFixture(app, context)
const figuresFor = async ({ from, proof, login }: Client) =>
  (await from.post('/trade/trade/matrix/account/figures', proof, login)).json().data as AccountFiguresReply
const netOf = ({ figures }: AccountFiguresReply) => figures.marginAccount ?? figures.cashAccount
const creditLimit = 1_000_000_00

test('E2 a loan for new shares needs no collateral while its cash is blocked', async () => {
  const { code } = await dev({ activity: 'new-shares' })
  const one = await client({ accountType: 'margin', creditLimit })
  const figures = async () => {
    const { held: _, changes: __, ...books } = await readOwnBooks(context, one.accountId)
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
  // the loan now pays for the allotted shares
  expect(await figures()).toMatchObject({ loan, blockedFunds: 0, agreedLimit: creditLimit })
})

test.each([
  ['a bond, for cash', 'green-bond', bonds, 'cash', 'cash'],
  ['new shares, for cash', 'new-shares', newShares, 'cash', 'cash'],
  ['new shares, with a loan that is partly left', 'new-shares', newShares, 'margin', 'margin'],
] as const)(
  'E2 allotted shares count in the net value, which falls only by fees and interest: %s',
  async (_, name, activity, accountType, method) => {
    const { code } = await dev({ activity: name, lotsOnOffer: 3 })
    const one = await client({ accountType })
    const before = netOf(await figuresFor(one)) ?? 0
    await one.apply({ activity, offering: code, lots: 5, method })
    expect(netOf(await figuresFor(one))).toBe(before)
    await dev({ code, phase: 'settled' })
    const { figures, positions, ...reply } = await figuresFor(one)
    const { settlement, lotsAllotted } = (await one.mine(activity)).applications[0] ?? expect.fail()
    const { facts } = (await offeringsByCode(context.db, [code])).get(code) ?? expect.fail()
    const { paid, fees, interest, loanLeft } = settlement ?? expect.fail()
    expect(netOf({ figures, positions, ...reply })).toBe(before - fees - interest)
    expect(figures).toMatchObject({ holdingsValue: paid, loan: loanLeft, loanableValue: 0 })
    // at its offer price and under its own name, with a margin ratio of zero
    expect(positions).toEqual([
      {
        code: facts.stockCode,
        name: facts.name,
        currency: 'HKD',
        quantity: (lotsAllotted ?? 0) * facts.lotSize,
        price: facts.price,
        pricedAt: null,
        marketValue: paid,
        cost: paid,
        gain: 0,
        gainPercent: '0.00',
        dayGain: 0,
        dayGainPercent: '0.00',
        marginable: 0,
        loanableValue: 0,
        isHalted: false,
        offered: facts.kind,
      },
    ])
  },
)
