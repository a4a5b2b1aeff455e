import type { ISql } from 'postgres'
import type { CashMove } from './cash.ts'
import { balanceOf, type LedgerAccount, transfer } from './ledger.ts'

const owedBy = (accountId: number): LedgerAccount => ({ unit: 'HKD', kind: 'owed', accountId })

/** @returns the debt of a margin account in whole cents */
export const loanOf = (db: ISql, accountId: number): Promise<number> => balanceOf(db, owedBy(accountId))

/**
 * Repays all or a part of a client’s debt.
 *
 * @throws Refused `points_short` for more than that
 * @returns the transfer's id
 */
export const repayLoan = (tx: ISql, { accountId, amount, ...facts }: CashMove): Promise<string> =>
  transfer(tx, {
    kind: 'repay',
    ...facts,
    postings: [
      { account: owedBy(accountId), amount: -amount },
      { account: { unit: 'HKD', kind: 'lent' }, amount },
    ],
  })

/**
 * Pays a purchase of a margin account with a loan: the firm lends the amount, and it becomes debt of the client.
 *
 * @returns the transfer's id
 */
export const drawLoan = (tx: ISql, { accountId, amount, ...facts }: CashMove): Promise<string> =>
  transfer(tx, {
    kind: 'draw',
    ...facts,
    postings: [
      { account: { unit: 'HKD', kind: 'lent' }, amount: -amount },
      { account: owedBy(accountId), amount },
    ],
  })
