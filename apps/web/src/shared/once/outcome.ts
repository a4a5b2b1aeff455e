import type { Reason } from '@foyer/contract/errors'

/** Failures after which the server may nevertheless have performed the act. */
const unknown: ReadonlySet<Reason> = new Set<Reason>([
  'network',
  'timeout',
  'unreadable',
  'server_error',
  'unavailable',
  'unexpected',
  'aborted',
])

export const isOutcomeUnknown = (reason: Reason): boolean => unknown.has(reason)

/**
 * Refusals that concern the caller and not the request. They say nothing about whether the act was performed before.
 */
const ofCaller: ReadonlySet<Reason> = new Set<Reason>([
  'level_too_low',
  'rate_limited',
  'signature_stale',
  'socket_pwd_invalid',
  'token_expired',
  'token_invalid',
  'token_missing',
])

export const isOfCaller = (reason: Reason): boolean => ofCaller.has(reason)
