import type { ISql } from 'postgres'
import { Refused } from '../http/refused.ts'
import { balanceOf, type LedgerAccount, transfer } from './ledger.ts'

/**
 * Cash of a client's account, in whole cents of Hong Kong dollars: `cash` can be used, `blocked` is kept aside for
 * something that was applied for. All of it is double entry of the ledger, and neither falls below nothing.
 */
export interface CashMove {
  readonly accountId: number
  /** whole cents, above nothing */
  readonly amount: number
  /** what it is for: a table and the key of a row */
  readonly subject: string
  readonly subjectId: string
  /** business clock */
  readonly at: number
}

const cashOf = (accountId: number): LedgerAccount => ({ unit: 'HKD', kind: 'cash', accountId })
const blockedOf = (accountId: number): LedgerAccount => ({ unit: 'HKD', kind: 'blocked', accountId })

/** Where money goes to and comes from outside a client's account. */
export type CashHouse =
  | { readonly unit: 'HKD'; readonly kind: 'issuer' | 'fees' | 'loans'; readonly activity: number }
  | { readonly unit: 'HKD'; readonly kind: 'bank' }

const move = (
  tx: ISql,
  kind: string,
  from: LedgerAccount,
  to: LedgerAccount,
  { amount, subject, subjectId, at }: CashMove,
): Promise<string> => {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount of cents`)
  return transfer(tx, {
    kind,
    subject,
    subjectId,
    at,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  })
}

/** @returns whole cents that can be used, and that are kept aside */
export const cashBalances = async (db: ISql, accountId: number): Promise<{ available: number; blocked: number }> => ({
  available: await balanceOf(db, cashOf(accountId)),
  blocked: await balanceOf(db, blockedOf(accountId)),
})

/** Into an account, from the house's side that is named: a deposit, a loan, a refund of fees. @returns the transfer */
export const payIn = (tx: ISql, from: CashHouse, kind: string, moved: CashMove): Promise<string> =>
  move(tx, kind, from, cashOf(moved.accountId), moved)

/** Keeps cash aside. @throws Refused `funds_short` @returns the transfer */
export const blockCash = async (tx: ISql, moved: CashMove): Promise<string> => {
  try {
    return await move(tx, 'block', cashOf(moved.accountId), blockedOf(moved.accountId), moved)
  } catch (error) {
    if (error instanceof Refused && error.reason === 'points_short')
      throw new Refused('funds_short', 'the account does not hold that much')
    throw error
  }
}

/** Gives back what was kept aside, or a part of it. @returns the transfer */
export const unblockCash = (tx: ISql, moved: CashMove): Promise<string> =>
  move(tx, 'unblock', blockedOf(moved.accountId), cashOf(moved.accountId), moved)

/** Pays out of what was kept aside. @returns the transfer */
export const payBlocked = (tx: ISql, to: CashHouse, kind: string, moved: CashMove): Promise<string> =>
  move(tx, kind, blockedOf(moved.accountId), to, moved)
