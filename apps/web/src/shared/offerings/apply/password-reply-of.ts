import type { Known } from '../../errors/by-refusal.ts'
import type { Outcome } from '../../once/once.ts'
import type { PasswordReply } from '../../ui/password-keypad/password-reply.ts'
import type { ConfirmedCall } from './use-confirmed.ts'

/** Refusals that the keypad shows. */
export type ShownByKeypad = 'trading_password_locked' | 'trading_password_wrong'
/** Refusals for which the keypad closes, because the password was right or is not the reason. */
type ClosesKeypad =
  | 'account_suspended'
  | 'activity_ineligible'
  | 'activity_mainland'
  | 'service_restricted'
  | 'activity_not_started'
  | 'application_exists'
  | 'application_final'
  | 'applications_spent'
  | 'decryption_failed'
  | 'funds_short'
  | 'key_reused'
  | 'not_found'
  | 'offering_cut_off'
  | 'order_refused'
  | 'phone_cooling'
  | 'terms_outdated'

/**
 * Returns what the keypad shows for a wrong password or a lock; undefined for any other outcome, for which the keypad
 * closes.
 */
export const passwordReplyOf = (outcome: Outcome<ConfirmedCall, unknown>): PasswordReply | undefined => {
  if (outcome.kind !== 'refused') return undefined
  const { reason, detail, message } = outcome
  if (reason === 'trading_password_wrong') return { status: 'wrong', attemptsLeft: detail?.attemptsLeft ?? 0 }
  return (reason satisfies Known<ConfirmedCall, ShownByKeypad | ClosesKeypad>) === 'trading_password_locked'
    ? { status: 'locked', message }
    : undefined
}
