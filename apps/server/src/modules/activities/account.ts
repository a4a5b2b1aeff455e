import type { ISql } from 'postgres'
import type { Caller } from '../../http/signing/caller.ts'

/** The account a caller is logged in to, as the gate goes by it. */
export interface Account {
  readonly id: number
  readonly type: 'cash' | 'margin'
  readonly status: 'active' | 'suspended'
}

/** @param hold keeps other persons of the account waiting until the transaction ends */
const find = async (db: ISql, { level, sub }: Caller, hold: boolean): Promise<Account | null> => {
  if (level !== 'login') return null
  const [account] = await db<Account[]>`
    select id, account_type as type, status from client_accounts
    where fund_user_code = ${sub} ${hold ? db`for no key update` : db``}`
  return account ?? null
}

/** Null below login level. */
export const accountOf = (db: ISql, caller: Caller): Promise<Account | null> => find(db, caller, false)

/** The same, locked until the transaction ends, so that what is done with it comes one after the other. */
export const lockAccount = (db: ISql, caller: Caller): Promise<Account | null> => find(db, caller, true)
