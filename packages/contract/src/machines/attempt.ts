import type { Reason } from '../errors.ts'

/**
 * States of an attempt at an act that must happen once (N13), on the client, as a transition table. Its request and key
 * are stored in every state but `none`, and only the stored request is sent, so a new key is created only when the
 * outcome of every earlier one is known.
 *
 * `first`: sent for the first time. `open`: its outcome is unknown, also after a reload. `again`: sent again.
 */
export const attemptStates = {
  none: { send: 'first' },
  first: { reply: 'none', refuse: 'none', refuseBeforeKey: 'none', lose: 'open', reload: 'open' },
  open: { send: 'again', learn: 'none', reload: 'open' },
  // a refusal before the key was looked up says nothing about the earlier sending
  again: { reply: 'none', refuse: 'none', refuseBeforeKey: 'open', lose: 'open', reload: 'open' },
} as const

export type AttemptState = keyof typeof attemptStates

/** How a sending ended without a reply of the act. */
export type AttemptFailure = 'lose' | 'refuseBeforeKey' | 'refuse'

/** Failures that do not decide about the act: the server may have performed it, or refused before it looked up the key. */
const undecided: Partial<Record<Reason, 'lose' | 'refuseBeforeKey'>> = {
  network: 'lose',
  timeout: 'lose',
  unreadable: 'lose',
  server_error: 'lose',
  unavailable: 'lose',
  unexpected: 'lose',
  aborted: 'lose',
  decryption_failed: 'refuseBeforeKey',
  level_too_low: 'refuseBeforeKey',
  no_credentials: 'refuseBeforeKey',
  rate_limited: 'refuseBeforeKey',
  session_revoked: 'refuseBeforeKey',
  signature_replayed: 'refuseBeforeKey',
  signature_stale: 'refuseBeforeKey',
  signature_wrong: 'refuseBeforeKey',
  socket_pwd_invalid: 'refuseBeforeKey',
  token_expired: 'refuseBeforeKey',
  token_invalid: 'refuseBeforeKey',
  token_missing: 'refuseBeforeKey',
  trading_password_locked: 'refuseBeforeKey',
  trading_password_wrong: 'refuseBeforeKey',
}

/** What the reason of a failure means for the attempt. A reason that is not listed is a refusal of the act itself. */
export const attemptFailureOf = (reason: Reason): AttemptFailure => undecided[reason] ?? 'refuse'

/** True if the server may have performed the act although the call failed. */
export const isOutcomeUnknown = (reason: Reason): boolean => undecided[reason] === 'lose'
