import type { Reason } from '@foyer/contract/errors'

/** Failures behind which the server may have done it all the same. */
const unknown: ReadonlySet<Reason> = new Set<Reason>([
  'network',
  'timeout',
  'unreadable',
  'server_error',
  'unavailable',
  'unexpected',
])

export const isOutcomeUnknown = (reason: Reason): boolean => unknown.has(reason)
