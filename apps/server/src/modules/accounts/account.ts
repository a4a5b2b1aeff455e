import type { ISql } from 'postgres'
import type { Caller } from '../../http/signing/caller.ts'

/** The account a caller is logged in to, with the facts that the gate needs. */
export interface Account {
  readonly id: number
  readonly fundUserCode: string
  readonly type: 'cash' | 'margin'
  readonly status: 'active' | 'suspended'
}

/**
 * The account of a caller at login level.
 *
 * @param hold locks the account, so that other persons of the account wait until the transaction ends
 */
const find = async (db: ISql, { level, sub }: Caller, hold: boolean): Promise<Account | null> => {
  if (level !== 'login') return null
  const [account] = await db<Account[]>`
    select id, fund_user_code as "fundUserCode", account_type as type, status from client_accounts
    where fund_user_code = ${sub} ${hold ? db`for no key update` : db``}`
  return account ?? null
}

/** Returns the caller's account; null below login level. */
export const accountOf = (db: ISql, caller: Caller): Promise<Account | null> => find(db, caller, false)

/**
 * Returns the caller's account and locks it until the transaction ends, so that acts on one account run in sequence.
 */
export const lockAccount = (db: ISql, caller: Caller): Promise<Account | null> => find(db, caller, true)

/** Locks an account in the same way, by its id. */
export const lockAccountById = async (tx: ISql, id: number): Promise<void> => {
  await tx`select from client_accounts where id = ${id} for no key update`
}
