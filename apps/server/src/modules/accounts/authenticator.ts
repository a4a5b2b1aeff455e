import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { clientNoHashes } from './client-no.ts'

/** An account that is logged in to and has an authenticator. */
export interface Authenticated {
  readonly id: number
  readonly fundUserCode: string
}

/** The account whose authenticator can prove: the active account that the caller is logged in to. @throws SystemAway */
export const authenticatorOf = async (
  { db, connectors }: Context,
  { level, sub }: Caller,
): Promise<Authenticated | undefined> => {
  if (level !== 'login') return undefined
  const [account] = await db<Authenticated[]>`
    select id, fund_user_code as "fundUserCode" from client_accounts
    where fund_user_code = ${sub} and status = 'active'`
  return account && (await connectors.credentials.hasAuthenticator(account)) ? account : undefined
}

/** The secret of an account's authenticator, from which the sandbox shows codes; undefined if there is none. */
export const totpSecretOf = async (db: ISql, secrets: Secrets, clientNo: string): Promise<string | undefined> => {
  const [row] = await db<{ totp_sealed: Buffer | null }[]>`
    select totp_sealed from client_accounts where client_no_hash in ${db(clientNoHashes(secrets, clientNo))}`
  return row?.totp_sealed ? unseal(secrets.dataKey, row.totp_sealed) : undefined
}

/**
 * Uses a time step of an account's authenticator. Each step is accepted once, and none before the latest accepted one,
 * so of two calls at once with one step only one succeeds.
 *
 * @param step number of 30-second periods since 1970 @returns whether it was accepted
 */
export const acceptTotpStep = async (db: ISql, accountId: number, step: number): Promise<boolean> => {
  const accepted = await db`
    update client_accounts set totp_step = ${step}
    where id = ${accountId} and (totp_step is null or totp_step < ${step})
    returning 1`
  return accepted.length > 0
}
