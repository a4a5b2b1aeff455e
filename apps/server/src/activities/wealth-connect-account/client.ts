import type { ISql } from 'postgres'

/** Whether an account with the firm is kept under the person's number; a suspended one opens nothing. */
export const isClient = async (db: ISql, personId: number): Promise<boolean> => {
  const [row] = await db`
    select from client_accounts join persons on persons.mobile_hash = client_accounts.mobile_hash
    where persons.id = ${personId} and status = 'active' limit 1`
  return row !== undefined
}
