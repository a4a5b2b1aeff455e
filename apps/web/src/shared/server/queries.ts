import { outcomeUnknown } from '@foyer/protocol/errors/outcome-unknown.generated'
import { failureOf } from '../../platform/session.ts'

/**
 * Repeats a failed read once, unless the server refused it or named a time before which it must not return (O12). More repetitions would multiply, because the communication
 * layer itself repeats a call whose connection broke.
 */
export const retryRead = (failures: number, error: Error): boolean => {
  const { reason, detail } = failureOf(error)
  return failures < 1 && outcomeUnknown.has(reason) && detail?.retryAfter === undefined
}

/**
 * Options of a query whose data is not shown again after the screen is left. A second and not zero, because a busy
 * device would remove the query between its first render and the commit: it would be requested twice and miss that the
 * tab becomes visible.
 */
export const uncached = { gcTime: 1_000 } as const
