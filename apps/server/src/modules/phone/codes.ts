import type { Context } from '../../context.ts'
import type { CodeKey } from '../sms/public.ts'

/**
 * The key of a code for one step of a change, bound to person and number. A code that was sent for another person, for
 * another number or to sign in does not match.
 */
export const phoneCode = (
  { secrets: { pepper } }: Pick<Context, 'secrets'>,
  step: 'old' | 'new',
  personId: number,
  e164: string,
  sessionId: string,
): CodeKey => ({ pepper, purpose: 'phone code', subject: `${step}:${personId}:${e164}`, sessionId })
