import type { FreshProofReply } from '@foyer/api/fresh-proof'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { maskMobile, mobileOf, personIdOf } from '../identity/public.ts'
import type { CodeKey } from '../sms/public.ts'

/** An account that is logged in to and has an authenticator. */
export interface Authenticated {
  readonly id: number
  readonly fundUserCode: string
  readonly totpSealed: Buffer
}

/** The account whose authenticator can prove: the active account that the caller is logged in to. */
export const authenticatorOf = async (db: ISql, { level, sub }: Caller): Promise<Authenticated | undefined> => {
  if (level !== 'login') return undefined
  const [account] = await db<Authenticated[]>`
    select id, fund_user_code as "fundUserCode", totp_sealed as "totpSealed" from client_accounts
    where fund_user_code = ${sub} and status = 'active' and totp_sealed is not null`
  return account
}

/** The key of a code for one person, number and session. A code that was sent for another purpose does not match. */
export const proofCode = (
  { secrets: { pepper } }: Pick<Context, 'secrets'>,
  personId: number,
  e164: string,
  sessionId: string,
): CodeKey => ({ pepper, subject: keyedHash(pepper, 'fresh proof code', `${personId}:${e164}`), sessionId })

export const factorsOf = async ({ db, secrets }: Context, caller: Caller): Promise<FreshProofReply> => {
  const mobileNo = maskMobile(await mobileOf(db, secrets, await personIdOf(db, caller)))
  return { factors: (await authenticatorOf(db, caller)) ? ['totp', 'sms'] : ['sms'], mobileNo }
}
