import type { Outcome } from '../../once/use-once.ts'
import type { PasswordReply } from '../../ui/password-keypad/password-reply.ts'

/**
 * Returns what the keypad shows for a wrong password or a lock; undefined for any other outcome, for which the keypad
 * closes.
 */
export const passwordReplyOf = <Reply>(outcome: Outcome<Reply>): PasswordReply | undefined => {
  if (outcome.kind !== 'refused') return undefined
  const { reason, detail, message } = outcome
  if (reason === 'trading_password_wrong') return { status: 'wrong', attemptsLeft: detail?.attemptsLeft ?? 0 }
  return reason === 'trading_password_locked' ? { status: 'locked', message } : undefined
}
