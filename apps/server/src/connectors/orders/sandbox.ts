import type { ISql } from 'postgres'
import { blockCash, type CashMove, payBlocked, payIn, unblockCash } from '../../engine/cash.ts'
import { drawLoan, loanOf, repayLoan } from '../../engine/margin-loan.ts'
import { addToPosition, limitOf } from '../../modules/accounts/public.ts'
import { Refused } from '../../refused.ts'
import type { LocalOrders, Reserved } from './port.ts'

const loanAccount = (activity: number) => ({ unit: 'HKD', kind: 'loans', activity }) as const

const movedFor = ({ accountId, application, at }: Reserved): Omit<CashMove, 'amount'> => ({
  accountId,
  subject: 'offering_applications',
  subjectId: application,
  at,
})

/** Lends cash to the client; it is a debt until it is returned. @throws Refused `funds_short` */
const lend = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  if (moved.amount > (await limitOf(tx, moved.accountId)) - (await loanOf(tx, moved.accountId)))
    throw new Refused('funds_short', 'the loan exceeds the credit limit of the account')
  await payIn(tx, loanAccount(activity), 'loan', moved)
  await drawLoan(tx, moved)
}

/** Returns a loan, or a part of it, out of the blocked cash. The other part stays owed like any margin loan. */
const takeBack = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  await payBlocked(tx, loanAccount(activity), 'loan_return', moved)
  await repayLoan(tx, moved)
}

/** The money of applications in the ledger of the sandbox. */
export const sandboxOrders: LocalOrders = {
  isLocal: true,
  reserve: async (tx, money) => {
    const moved = movedFor(money)
    if (money.loan > 0) await lend(tx, money.activity, { ...moved, amount: money.loan })
    await blockCash(tx, { ...moved, amount: money.blocked })
  },
  release: async (tx, money) => {
    const moved = movedFor(money)
    if (money.loan > 0) await takeBack(tx, money.activity, { ...moved, amount: money.loan })
    await unblockCash(tx, { ...moved, amount: money.blocked - money.loan })
  },
  settle: async (tx, { stockCode, quantity, parts, ...money }) => {
    const { accountId, activity } = money
    const moved = movedFor(money)
    const pay = async (kind: 'issuer' | 'fees', what: string, amount: number) => {
      if (amount > 0) await payBlocked(tx, { unit: 'HKD', kind, activity }, what, { ...moved, amount })
    }
    await pay('issuer', 'subscription', parts.paid)
    await pay('fees', 'fees', parts.fees)
    await pay('fees', 'interest', parts.interest)
    if (parts.loanReturned > 0) await takeBack(tx, activity, { ...moved, amount: parts.loanReturned })
    if (parts.refund > 0) await unblockCash(tx, { ...moved, amount: parts.refund })
    if (quantity > 0) await addToPosition(tx, { accountId, code: stockCode, quantity, cost: parts.paid, at: moved.at })
  },
}
