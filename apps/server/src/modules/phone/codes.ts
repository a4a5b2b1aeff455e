import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { CodeKey } from '../sms/codes.ts'

/**
 * A code of one step of a change, bound to person and number: one sent to prove a number of somebody else, or to sign in,
 * is none.
 */
export const phoneCode = (
  { secrets: { pepper } }: Pick<Context, 'secrets'>,
  step: 'old' | 'new',
  personId: number,
  e164: string,
  sessionId: string,
): CodeKey => ({ pepper, subject: keyedHash(pepper, 'phone code', `${step}:${personId}:${e164}`), sessionId })
