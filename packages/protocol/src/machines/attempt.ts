import { refusedBeforeKey } from '../errors/before-key.generated.ts'
import { outcomeUnknown } from '../errors/outcome-unknown.generated.ts'
import type { Reason, ReasonFacts } from '../errors.ts'

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
export type AttemptFailure = ReasonFacts['attempt']

/** What the reason of a failure means for the attempt. */
export const attemptFailureOf = (reason: Reason): AttemptFailure => {
  if (outcomeUnknown.has(reason)) return 'lose'
  return refusedBeforeKey.has(reason) ? 'refuseBeforeKey' : 'refuse'
}
