import type { ISql } from 'postgres'

/** An attempt that is counted as a wrong one until it proves to be right. */
export interface PasswordTry {
  readonly fundUserCode: string
  /** wrong attempts in a row, this one included */
  readonly failures: number
  /** the lock that it began */
  readonly lockedUntil: Date | null
}

/** When wrong attempts lock a trading password. */
interface Locks {
  /** wrong attempts in a row before a lock */
  readonly free: number
  /** ends of the lock after the first of these series, and after each further one; milliseconds since 1970 */
  readonly first: number
  readonly further: number
  /** wall clock */
  readonly now: number
}

/**
 * Counts an attempt as a wrong one before anything is checked, if the account may trade and no lock is running. It is
 * one statement, so that of any number of concurrent attempts only the free ones succeed.
 *
 * @returns undefined if the attempt may not begin; `tradingPasswordState` has the reason
 */
export const beginPasswordTry = async (
  db: ISql,
  accountId: number,
  { free, first, further, now }: Locks,
): Promise<PasswordTry | undefined> => {
  const [begun] = await db<PasswordTry[]>`
    update trading_passwords set failures = failures + 1,
      locked_until = case
        when (failures + 1) % ${free}::int <> 0 then null
        when failures < ${free} then ${new Date(first)}::timestamptz
        else ${new Date(further)}::timestamptz end
    where account_id = (select id from client_accounts where id = ${accountId} and status = 'active')
      and (locked_until is null or locked_until <= ${new Date(now)})
    returning failures, locked_until as "lockedUntil",
      (select fund_user_code from client_accounts where id = account_id) as "fundUserCode"`
  return begun
}

/** Takes back an attempt that was not checked, with the lock that it began. */
export const takeBackPasswordTry = async (
  db: ISql,
  accountId: number,
  { lockedUntil }: Pick<PasswordTry, 'lockedUntil'>,
): Promise<void> => {
  await db`
    update trading_passwords set failures = greatest(failures - 1, 0),
      locked_until = case when locked_until = ${lockedUntil} then null else locked_until end
    where account_id = ${accountId}`
}

/** Clears the wrong attempts after a right one. */
export const clearPasswordTries = async (db: ISql, accountId: number): Promise<void> => {
  await db`update trading_passwords set failures = 0, locked_until = null where account_id = ${accountId}`
}

/** Whether an account with a trading password may trade, and the end of its lock; undefined if it has none. */
export const tradingPasswordState = async (
  db: ISql,
  accountId: number,
): Promise<{ status: 'active' | 'suspended'; lockedUntil: Date | null } | undefined> => {
  const [stored] = await db<{ status: 'active' | 'suspended'; lockedUntil: Date | null }[]>`
    select status, locked_until as "lockedUntil"
    from trading_passwords join client_accounts on id = account_id where account_id = ${accountId}`
  return stored
}
