import type { AccountRef } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { clientAccountRows, clientNoHashes } from '../accounts/public.ts'
import { personRows, registerTokenRows } from '../identity/public.ts'

/** A brokerage account with the data a login needs, as seen by one caller. */
export interface Account {
  readonly id: number
  readonly fundUserCode: string
  readonly mobileSealed: Buffer
  /** also suspended while the person of the number on record is */
  readonly status: 'active' | 'suspended'
  /** the caller's device has never completed a login to this account */
  readonly isNewDevice: boolean
  /** the caller's device has completed one, and for this person */
  readonly isOwnDevice: boolean
}

/**
 * The account that a caller names: any account by its client number, but by `fundUserCode` only one under the caller's
 * own proved number, since codes are chosen from that list. It is one statement with the same work, whether the account
 * exists or not.
 */
export const findAccount = async (
  db: ISql,
  secrets: Secrets,
  caller: Caller,
  ref: AccountRef,
): Promise<Account | undefined> => {
  const named =
    'clientNo' in ref
      ? db`client_no_hash in ${db(clientNoHashes(secrets, ref.clientNo))}`
      : db`fund_user_code = ${ref.fundUserCode} and account.mobile_hash = caller.mobile_hash`
  const [account] = await db<Account[]>`
    select account.id, fund_user_code as "fundUserCode", account.mobile_sealed as "mobileSealed",
      case when holder.suspended_at is null then status else 'suspended' end as status,
      device.person_id is null as "isNewDevice", coalesce(device.person_id = caller.id, false) as "isOwnDevice"
    from ${clientAccountRows(db)} account
      join ${personRows(db)} caller on caller.user_code = ${caller.sub}
      left join ${personRows(db)} holder on holder.mobile_hash = account.mobile_hash
      left join lateral (
        -- the device key that the caller's token was wrapped for, because a session id is a header that anyone can copy (SEC-10)
        select known.person_id from account_devices known
          join ${registerTokenRows(db)} token on token.jti = ${caller.jti} and token.device_key = known.device_key
        where known.account_id = account.id
        order by known.person_id = caller.id desc limit 1) device on true
    where ${named}`
  return account
}
