import type { ISql } from 'postgres'
import type { Caller } from '../../http/signing/caller.ts'
import { personRows } from '../identity/public.ts'
import { clientAccountRows } from './relations.ts'

interface OwnAccount {
  readonly id: number
  readonly clientNoSealed: Buffer
  readonly status: 'active' | 'suspended'
}

/** The account that the caller is logged in to, if it is under the caller's own number. */
export const ownAccount = async (
  db: ISql,
  personId: number,
  { sub }: Pick<Caller, 'sub'>,
): Promise<OwnAccount | undefined> => {
  const [account] = await db<OwnAccount[]>`
    select account.id, client_no_sealed as "clientNoSealed", status
    from ${clientAccountRows(db)} account join ${personRows(db)} person on person.mobile_hash = account.mobile_hash
    where fund_user_code = ${sub} and person.id = ${personId}`
  return account
}
