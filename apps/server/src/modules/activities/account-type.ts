import type { ISql } from 'postgres'

/** The type of the account a caller is logged in to. */
export const accountTypeOf = async (db: ISql, fundUserCode: string): Promise<'cash' | 'margin' | null> => {
  const [account] = await db<{ account_type: 'cash' | 'margin' }[]>`
    select account_type from client_accounts where fund_user_code = ${fundUserCode}`
  return account?.account_type ?? null
}
