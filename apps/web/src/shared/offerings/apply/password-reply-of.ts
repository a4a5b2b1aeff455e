import type { PasswordReply } from '../../ui/password-keypad/password-reply.ts'
import type { Confirmed } from './use-confirmed.ts'

/** What the keypad says and stays for; undefined where the password was right, or nobody knows, and it goes. */
export const passwordReplyOf = <Reply>(outcome: Confirmed<Reply>): PasswordReply | undefined => {
  if (outcome.kind !== 'refused') return undefined
  const { reason, detail, message } = outcome
  if (reason === 'trading_password_wrong') return { status: 'wrong', attemptsLeft: detail?.attemptsLeft ?? 0 }
  return reason === 'trading_password_locked' ? { status: 'locked', message } : undefined
}
