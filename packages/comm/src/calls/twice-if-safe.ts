import { idempotencyKeyPattern } from '@foyer/contract/limits'
import { CommError } from '../comm-error.ts'
import type { Outgoing } from './outgoing.ts'

/** The server does an act once for each `key` of a body, however often it is sent (N13). */
const hasKey = (body: unknown): boolean => idempotencyKeyPattern.test(String(Object(body).key))

/**
 * Tries once more where the connection died before an answer came, if the server does it once all the same: a read, or an
 * act with a key of its own. Nothing else is ever sent again; each attempt signs anew.
 */
export const twiceIfSafe = async <T>(
  { method, body }: Pick<Outgoing, 'method' | 'body'>,
  attempt: () => Promise<T>,
): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    const isSafe = method === 'GET' || hasKey(body)
    if (isSafe && error instanceof CommError && error.kind === 'network') return attempt()
    throw error
  }
}
