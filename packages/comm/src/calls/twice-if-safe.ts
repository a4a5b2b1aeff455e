import { CommError } from '../comm-error.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * Tries once more where the connection died before an answer came, if the server does it once all the same: a read, or an
 * act with a key of its own. Nothing else is ever sent again; each attempt signs anew.
 */
export const twiceIfSafe = async <T>(
  { method, idempotencyKey }: Pick<Outgoing, 'method' | 'idempotencyKey'>,
  attempt: () => Promise<T>,
): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    const isSafe = method === 'GET' || idempotencyKey !== undefined
    if (isSafe && error instanceof CommError && error.kind === 'network') return attempt()
    throw error
  }
}
