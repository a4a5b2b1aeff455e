import type { Refusal } from '@foyer/contract/errors'
import { smsResendSeconds } from '@foyer/contract/limits'
import type { CodePurpose } from './messages.ts'
import { networkWindows, numberWindows } from './rules.ts'

/** Why a number gets no message now, and the whole seconds until it may. */
export interface Wait {
  readonly reason: Extract<Refusal, 'sms_resend_too_soon' | 'sms_number_limit'>
  readonly retryAfter: number
}

/** A message that still counts. */
export interface Sent {
  /** milliseconds since 1970 */
  readonly at: number
  readonly purpose: CodePurpose
}

/**
 * Whether a number has to wait for a code, by its earlier messages, the latest first. All of them count in the windows; the
 * minute between two codes is of those for one purpose, or nobody could log in right after proving the number.
 */
export const waitOf = (sends: readonly Sent[], purpose: CodePurpose, now: number): Wait | undefined => {
  const until = (reason: Wait['reason'], time: number): Wait[] =>
    time > now ? [{ reason, retryAfter: Math.ceil((time - now) / 1000) }] : []
  const never = Number.NEGATIVE_INFINITY
  const last = sends.find((sent) => sent.purpose === purpose)?.at ?? never
  // the n-th latest message has to leave a window of n before the next one fits
  const waits = [
    ...numberWindows.flatMap((window) =>
      until('sms_number_limit', (sends[window.sends - 1]?.at ?? never) + window.within),
    ),
    ...until('sms_resend_too_soon', last + smsResendSeconds * 1000),
  ]
  return waits.sort((a, b) => b.retryAfter - a.retryAfter)[0]
}

/** Seconds until a network may cause another message, by the times of its earlier ones, the latest first; 0 where it may now. */
export const networkWait = (sends: readonly number[], now: number): number => {
  // the n-th latest message has to leave a window of n before the next one fits
  const ends = networkWindows.map((window) => (sends[window.sends - 1] ?? Number.NEGATIVE_INFINITY) + window.within)
  return Math.max(0, Math.ceil((Math.max(...ends) - now) / 1000))
}
