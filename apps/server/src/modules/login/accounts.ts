import type { AccountRef, AccountSummary, ClientInfo } from '@foyer/protocol/login'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { maskClientNo, maskName } from './masks.ts'

/** A brokerage account with the data a login needs, as seen by one caller. */
export interface Account {
  readonly id: number
  readonly fundUserCode: string
  readonly passwordHash: string
  /** of the number on record, as in persons */
  readonly mobileHash: Buffer
  readonly mobileSealed: Buffer
  readonly totpSealed: Buffer | null
  readonly status: 'active' | 'suspended'
  /** the caller's device has never completed a login to this account */
  readonly isNewDevice: boolean
  /** the caller's device has completed one, and for this person */
  readonly isOwnDevice: boolean
}

/** The hash that a client number is looked up by; the number itself is not stored. */
export const clientNoHash = ({ pepper }: Secrets, clientNo: string): Buffer => keyedHash(pepper, 'client no', clientNo)

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
      ? db`client_no_hash = ${clientNoHash(secrets, ref.clientNo)}`
      : db`fund_user_code = ${ref.fundUserCode} and account.mobile_hash = caller.mobile_hash`
  const [account] = await db<Account[]>`
    select account.id, fund_user_code as "fundUserCode", password_hash as "passwordHash",
      account.mobile_hash as "mobileHash", account.mobile_sealed as "mobileSealed", totp_sealed as "totpSealed", status,
      device.person_id is null as "isNewDevice", coalesce(device.person_id = caller.id, false) as "isOwnDevice"
    from client_accounts account
      join persons caller on caller.user_code = ${caller.sub}
      left join lateral (
        -- the device key that the caller's token was wrapped for, because a session id is a header that anyone can copy (SEC-10)
        select known.person_id from account_devices known
          join register_tokens token on token.jti = ${caller.jti} and token.device_key = known.device_key
        where known.account_id = account.id
        order by known.person_id = caller.id desc limit 1) device on true
    where ${named}`
  return account
}

/** Whether an account exists and is not suspended. */
export const isActiveAccount = async (db: ISql, accountId: number): Promise<boolean> => {
  const [active] = await db`select from client_accounts where id = ${accountId} and status = 'active'`
  return active !== undefined
}

interface Facts {
  fund_user_code: string
  client_no_sealed: Buffer
  account_type: 'cash' | 'margin'
}

/** The accounts under a person's own proved number, in the order they were opened; suspended ones look the same. */
export const accountsOf = async (db: ISql, { dataKey }: Secrets, userCode: string): Promise<AccountSummary[]> => {
  const rows = await db<Facts[]>`
    select fund_user_code, client_no_sealed, account_type
    from client_accounts join persons using (mobile_hash)
    where user_code = ${userCode} order by client_accounts.id`
  return rows.map(({ fund_user_code, client_no_sealed, account_type }) => ({
    fundUserCode: fund_user_code,
    clientNo: maskClientNo(unseal(dataKey, client_no_sealed)),
    accountType: account_type,
  }))
}

/** The account data in a login's answer: the client number that the client entered, and a masked name. */
export const clientInfoOf = async (db: ISql, { dataKey }: Secrets, accountId: number): Promise<ClientInfo> => {
  const [row] = await db<[Facts & { name_sealed: Buffer; branch: string }]>`
    select client_no_sealed, name_sealed, account_type, branch from client_accounts where id = ${accountId}`
  return {
    clientId: unseal(dataKey, row.client_no_sealed),
    clientName: maskName(unseal(dataKey, row.name_sealed)),
    accountType: row.account_type,
    branch: row.branch,
  }
}

/** The secret of an account's authenticator, from which the sandbox shows codes; undefined if there is none. */
export const totpSecretOf = async (db: ISql, secrets: Secrets, clientNo: string): Promise<string | undefined> => {
  const [row] = await db<{ totp_sealed: Buffer | null }[]>`
    select totp_sealed from client_accounts where client_no_hash = ${clientNoHash(secrets, clientNo)}`
  return row?.totp_sealed ? unseal(secrets.dataKey, row.totp_sealed) : undefined
}
