import type { Refusal } from '@foyer/contract/errors'
import { smsResendSeconds } from '@foyer/contract/limits'
import { numberWindows } from './rules.ts'

/** Why a number gets no message now, and the whole seconds until it may. */
export interface Wait {
  readonly reason: Extract<Refusal, 'sms_resend_too_soon' | 'sms_number_limit'>
  readonly retryAfter: number
}

/**
 * Whether a number has to wait, by the times of its earlier messages.
 *
 * @param sends milliseconds since 1970, the latest first
 */
export const waitOf = (sends: readonly number[], now: number): Wait | undefined => {
  const until = (reason: Wait['reason'], time: number): Wait[] =>
    time > now ? [{ reason, retryAfter: Math.ceil((time - now) / 1000) }] : []
  const [last = Number.NEGATIVE_INFINITY] = sends
  // the n-th latest message has to leave a window of n before the next one fits
  const waits = [
    ...numberWindows.flatMap((window) =>
      until('sms_number_limit', (sends[window.sends - 1] ?? Number.NEGATIVE_INFINITY) + window.within),
    ),
    ...until('sms_resend_too_soon', last + smsResendSeconds * 1000),
  ]
  return waits.sort((a, b) => b.retryAfter - a.retryAfter)[0]
}
