import type { ISql } from 'postgres'
import { type CashMove, payBlocked, payIn } from '../../engine/cash.ts'
import { drawLoan, loanOf, repayLoan } from '../../engine/margin-loan.ts'
import { Refused } from '../../refused.ts'
import { limitOf } from '../accounts/public.ts'

const loanAccount = (activity: number) => ({ unit: 'HKD', kind: 'loans', activity }) as const

/** The amount that may still be lent to an account: its limit minus its debt. Whole cents. */
export const lendable = async (db: ISql, accountId: number): Promise<number> =>
  Math.max((await limitOf(db, accountId)) - (await loanOf(db, accountId)), 0)

/**
 * Lends cash to the client for an application; it is a debt of the client until it is returned. The caller must
 * hold the lock of the account.
 *
 * @throws Refused `funds_short` for more than the remaining limit of the account
 */
export const lend = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  if (moved.amount > (await lendable(tx, moved.accountId)))
    throw new Refused('funds_short', 'the loan exceeds the credit limit of the account')
  await payIn(tx, loanAccount(activity), 'loan', moved)
  await drawLoan(tx, moved)
}

/** Returns a loan, or a part of it, out of the blocked cash. The other part stays owed like any margin loan. */
export const takeBack = async (tx: ISql, activity: number, moved: CashMove): Promise<void> => {
  await payBlocked(tx, loanAccount(activity), 'loan_return', moved)
  await repayLoan(tx, moved)
}
