import type { ISql } from 'postgres'

/** Whether the person's number belongs to an account with the firm that is not suspended. */
export const isClient = async (db: ISql, personId: number): Promise<boolean> => {
  const [row] = await db`
    select from client_accounts join persons on persons.mobile_hash = client_accounts.mobile_hash
    where persons.id = ${personId} and status = 'active' limit 1`
  return row !== undefined
}
