import type { ISql } from 'postgres'
import { type CashMove, payBlocked, payIn } from '../../engine/cash.ts'
import { drawLoan, loanOf, repayLoan } from '../../engine/margin-loan.ts'
import { Refused } from '../../http/refused.ts'
import { limitOf } from '../accounts/read-books.ts'

const house = (activity: number) => ({ unit: 'HKD', kind: 'loans', activity }) as const

/** What may still be lent to an account: its limit, without what it owes for whatever reason. Whole cents. */
export const lendable = async (db: ISql, accountId: number): Promise<number> =>
  Math.max((await limitOf(db, accountId)) - (await loanOf(db, accountId)), 0)

/**
 * Lends for an application: cash of the client's that they owe, from then on until it is taken back. To be called under
 * the account's lock.
 *
 * @throws Refused `funds_short` for more than the account's limit leaves
 */
export const lend = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  if (moved.amount > (await lendable(tx, moved.accountId)))
    throw new Refused('funds_short', 'the credit limit of the account does not carry that loan')
  await payIn(tx, house(activity), 'loan', moved)
  await drawLoan(tx, moved)
}

/** Takes a loan back, or a part of it, out of what was kept aside. What is not taken back stays owed, as any margin loan. */
export const takeBack = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  await payBlocked(tx, house(activity), 'loan_return', moved)
  await repayLoan(tx, moved)
}
