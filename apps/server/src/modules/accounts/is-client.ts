import type { ISql } from 'postgres'
import { personRows } from '../identity/public.ts'

/** Whether the person's number belongs to an account with the firm that is not suspended. */
export const isClient = async (db: ISql, personId: number): Promise<boolean> => {
  const [row] = await db`
    select from client_accounts account join ${personRows(db)} person on person.mobile_hash = account.mobile_hash
    where person.id = ${personId} and account.status = 'active' limit 1`
  return row !== undefined
}
