import type { SmsVerifyReply } from '@foyer/protocol/sms'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import {
  isSuspendedPerson,
  issueTicket,
  type Mobile,
  personOf,
  personSuspended,
  type Seen,
} from '../identity/public.ts'
import { settleValues } from '../rotation/public.ts'
import { countVerified } from './budget.ts'
import { type FailedAttempt, registrationCode, tryCode } from './codes.ts'
import { recordCodeFailure } from './record-failure.ts'

/** The refusal for a code that was not accepted. */
export const refusalOf = (attempt: FailedAttempt): Refused => {
  if (attempt.result === 'wrong')
    return new Refused('sms_code_wrong', 'the code is wrong', { attemptsLeft: attempt.attemptsLeft })
  if (attempt.result === 'locked') return new Refused('sms_code_locked', 'the code is void after too many attempts')
  if (attempt.result === 'missing') return new Refused('sms_code_missing', 'this session requested no code')
  return new Refused('sms_code_expired', 'the code has expired or was used')
}

/**
 * Exchanges the right code for the person's userCode and a ticket for the identity call.
 *
 * @throws Refused `sms_code_wrong` with the attempts left, `sms_code_locked`, `sms_code_expired` (also for used ones),
 * `sms_code_missing`, `account_suspended`
 */
export const verifyCode = async (
  context: Context,
  { e164 }: Mobile,
  origin: Seen,
  code: string,
): Promise<SmsVerifyReply> => {
  const { db, secrets, clocks } = context
  const { sessionId } = origin
  const now = clocks.wall()
  const { identifierKey } = secrets
  const outcome = await db.begin(async (tx) => {
    const attempt = await tryCode(tx, registrationCode(secrets, e164, sessionId), code, now)
    if (attempt.result !== 'right') {
      await recordCodeFailure(tx, context, origin, attempt, { purpose: 'registration', number: e164 })
      return attempt
    }
    await countVerified(tx, now)
    await settleValues(tx, context, 'mobile', [e164])
    const { id: personId, userCode } = await personOf(tx, secrets, e164, now)
    if (await isSuspendedPerson(tx, personId)) return 'suspended' as const
    return { userCode, userToken: await issueTicket(tx, { identifierKey, sessionId, now, personId }) }
  })
  // thrown outside the transaction, so that the attempt is stored
  if (outcome === 'suspended') throw personSuspended()
  if ('result' in outcome) throw refusalOf(outcome)
  return outcome
}
