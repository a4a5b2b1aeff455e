import { Refused } from '../../refused.ts'
import { turns } from '../../turns.ts'
import { checksAtOnce, checksOfOne, checksWaiting, remoteChecksAtOnce, remoteChecksWaiting } from './rules.ts'

/**
 * The queues of the process. A check here uses much memory and a core; a check by a system of the firm only waits for its
 * answer.
 */
const queues = {
  processor: turns(checksAtOnce, checksWaiting),
  network: turns(remoteChecksAtOnce, remoteChecksWaiting),
}
const inFlight = new Map<string, number>()

/**
 * Runs a password check when it is its turn. One owner uses few of the places, otherwise one person could block the
 * login for all others (SEC-6).
 *
 * @param owner whose check it is @param uses what the check spends its time on
 * @throws Refused `rate_limited` if the owner has too many in flight, `unavailable` if too many of all owners wait
 */
export const queuePasswordCheck = async <T>(
  owner: string,
  check: () => Promise<T>,
  uses: keyof typeof queues = 'processor',
): Promise<T> => {
  const own = inFlight.get(owner) ?? 0
  if (own >= checksOfOne)
    throw new Refused('rate_limited', 'earlier password checks of this caller are in flight', { retryAfter: 1 })
  inFlight.set(owner, own + 1)
  try {
    return await queues[uses](check)
  } finally {
    const left = (inFlight.get(owner) ?? 1) - 1
    if (left === 0) inFlight.delete(owner)
    else inFlight.set(owner, left)
  }
}
