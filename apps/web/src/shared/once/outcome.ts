import type { Reason } from '@foyer/contract/errors'

/** Failures behind which the server may have done it all the same. */
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

/** Refusals of whoever asks, not of what is asked: they tell nothing of an act that may have been done before. */
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
