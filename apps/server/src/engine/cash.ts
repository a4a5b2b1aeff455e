import type { ISql } from 'postgres'
import { Refused } from '../refused.ts'
import { balanceOf, type LedgerAccount, transfer } from './ledger.ts'

/**
 * Cash of a client's account, in whole cents of Hong Kong dollars. `cash` is available; `blocked` is reserved for an
 * application. Both are accounts of the double-entry ledger, and neither can be negative.
 */
export interface CashMove {
  readonly accountId: number
  /** whole cents, above 0 */
  readonly amount: number
  /** the purpose: a table and the key of a row */
  readonly subject: string
  readonly subjectId: string
  /** business clock */
  readonly at: number
}

const cashOf = (accountId: number): LedgerAccount => ({ unit: 'HKD', kind: 'cash', accountId })
const blockedOf = (accountId: number): LedgerAccount => ({ unit: 'HKD', kind: 'blocked', accountId })

/** The firm's ledger accounts that client money goes to and comes from. */
export type FirmAccount =
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

/** @returns available and blocked cash, in whole cents */
export const cashBalances = async (db: ISql, accountId: number): Promise<{ available: number; blocked: number }> => ({
  available: await balanceOf(db, cashOf(accountId)),
  blocked: await balanceOf(db, blockedOf(accountId)),
})

/**
 * Pays into an account from the given account of the firm: a deposit, a loan, a refund of fees.
 *
 * @returns the transfer's id
 */
export const payIn = (tx: ISql, from: FirmAccount, kind: string, moved: CashMove): Promise<string> =>
  move(tx, kind, from, cashOf(moved.accountId), moved)

/** Blocks cash of an account. @throws Refused `funds_short` @returns the transfer's id */
export const blockCash = async (tx: ISql, moved: CashMove): Promise<string> => {
  try {
    return await move(tx, 'block', cashOf(moved.accountId), blockedOf(moved.accountId), moved)
  } catch (error) {
    if (error instanceof Refused && error.reason === 'points_short')
      throw new Refused('funds_short', 'the account has too little cash')
    throw error
  }
}

/** Releases all or a part of the blocked cash. @returns the transfer's id */
export const unblockCash = (tx: ISql, moved: CashMove): Promise<string> =>
  move(tx, 'unblock', blockedOf(moved.accountId), cashOf(moved.accountId), moved)

/** Pays from blocked cash. @returns the transfer's id */
export const payBlocked = (tx: ISql, to: FirmAccount, kind: string, moved: CashMove): Promise<string> =>
  move(tx, kind, blockedOf(moved.accountId), to, moved)
