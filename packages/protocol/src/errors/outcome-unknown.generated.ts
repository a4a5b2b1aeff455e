// Derived from ../errors.ts by `npm run generate`.
import type { Reason } from '../errors.ts'

/** The server may have performed the act although the call failed. */
export const outcomeUnknown: ReadonlySet<Reason> = new Set<Reason>([
  'server_error',
  'unavailable',
  'network',
  'timeout',
  'unreadable',
  'aborted',
  'unexpected',
])
