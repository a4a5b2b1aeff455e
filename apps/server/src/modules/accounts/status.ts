import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'

/** The answer to a person who proved everything but may not log in. */
export const suspended = (): Refused => new Refused('account_suspended', 'the account is suspended')

/** Whether an account exists and is not suspended. */
export const isActiveAccount = async (db: ISql, accountId: number): Promise<boolean> => {
  const [active] = await db`select from client_accounts where id = ${accountId} and status = 'active'`
  return active !== undefined
}
