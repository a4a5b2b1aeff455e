import type { Refusal } from '@foyer/protocol/errors'
import { smsResendSeconds } from '@foyer/protocol/limits'
import type { CodePurpose } from './messages.ts'
import { askerWindows, networkWindows, numberWindows } from './rules.ts'

/** Why a number receives no message now, and the whole seconds until it may. */
export interface Wait {
  readonly reason: Extract<Refusal, 'sms_resend_too_soon' | 'sms_number_limit'>
  readonly retryAfter: number
}

/** A message that still counts. */
export interface Sent {
  /** milliseconds since 1970 */
  readonly at: number
  readonly purpose: CodePurpose
  /** keyed hash of the network that caused it, as text */
  readonly network: string
}

/** Who requests a message now. */
export type Requester = Pick<Sent, 'purpose' | 'network'>

const never = Number.NEGATIVE_INFINITY

/** Codes that only a client causes: their password or their login is proved already. */
const purposesOfClients: ReadonlySet<CodePurpose> = new Set<CodePurpose>(['login', 'phone_old', 'fresh_proof'])
export const isOfClient = (purpose: CodePurpose): boolean => purposesOfClients.has(purpose)

/** The time when the n-th latest message has left every window of n, so that the next one fits. */
const fits = (
  sends: readonly Sent[],
  windows: readonly { readonly sends: number; readonly within: number }[],
): number => Math.max(...windows.map((window) => (sends[window.sends - 1]?.at ?? never) + window.within))

/**
 * Whether a number must wait for a code, by its earlier messages, the latest first. Strangers are counted per network
 * before they are counted together, so that one of them cannot lock the owner out (SEC-13). Messages of strangers do
 * not count against a client at their own account. The minute between two codes is counted per purpose, because a
 * person logs in right after proving their number.
 */
export const waitOf = (sends: readonly Sent[], { purpose, network }: Requester, now: number): Wait | undefined => {
  const alike = sends.filter((sent) => isOfClient(sent.purpose) === isOfClient(purpose))
  const limited = isOfClient(purpose)
    ? fits(alike, askerWindows)
    : Math.max(
        fits(
          alike.filter((sent) => sent.network === network),
          askerWindows,
        ),
        fits(alike, numberWindows),
      )
  const resend = (sends.find((sent) => sent.purpose === purpose)?.at ?? never) + smsResendSeconds * 1000
  const waits: readonly (readonly [Wait['reason'], number])[] = [
    ['sms_number_limit', limited],
    ['sms_resend_too_soon', resend],
  ]
  const [longest] = waits.filter(([, until]) => until > now).sort(([, one], [, other]) => other - one)
  return longest && { reason: longest[0], retryAfter: Math.ceil((longest[1] - now) / 1000) }
}

/**
 * Seconds until a network may cause another message, by the times of its earlier ones, the latest first; 0 if it may
 * now.
 */
export const networkWait = (sends: readonly number[], now: number): number => {
  // the n-th latest message must leave a window of n before the next one fits
  const ends = networkWindows.map((window) => (sends[window.sends - 1] ?? never) + window.within)
  return Math.max(0, Math.ceil((Math.max(...ends) - now) / 1000))
}
