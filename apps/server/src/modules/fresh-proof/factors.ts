import type { FreshProofReply } from '@foyer/api/fresh-proof'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { authenticatorOf } from '../accounts/public.ts'
import { maskMobile, mobileOf, personIdOf } from '../identity/public.ts'
import type { CodeKey } from '../sms/public.ts'

/** The key of a code for one person, number and session. A code that was sent for another purpose does not match. */
export const proofCode = (
  { secrets: { pepper } }: Pick<Context, 'secrets'>,
  personId: number,
  e164: string,
  sessionId: string,
): CodeKey => ({ pepper, purpose: 'fresh proof code', subject: `${personId}:${e164}`, sessionId })

/**
 * The factors by which a caller can prove to be the owner of the session.
 *
 * @throws SystemAway
 */
export const factorsOf = async (context: Context, caller: Caller): Promise<FreshProofReply> => {
  const { db, secrets } = context
  const mobileNo = maskMobile(await mobileOf(db, secrets, await personIdOf(db, caller)))
  return { factors: (await authenticatorOf(context, caller)) ? ['totp', 'sms'] : ['sms'], mobileNo }
}
