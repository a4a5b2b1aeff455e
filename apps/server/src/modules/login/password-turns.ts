import { Refused } from '../../http/refused.ts'
import { turns } from '../../http/turns.ts'
import { checksAtOnce, checksOfOne, checksWaiting } from './rules.ts'

/** One queue for the process: argon2 takes memory and a core, whoever asks. */
const inTurn = turns(checksAtOnce, checksWaiting)
const underWay = new Map<string, number>()

/**
 * Runs a password check when it is its turn. One owner takes few of the places, or one person would shut the login for
 * everybody (SEC-6).
 *
 * @param owner whose check it is
 * @throws Refused `rate_limited` where the owner has too many under way, `unavailable` where too many of all wait
 */
export const takePasswordTurn = async <T>(owner: string, check: () => Promise<T>): Promise<T> => {
  const own = underWay.get(owner) ?? 0
  if (own >= checksOfOne) throw new Refused('rate_limited', 'the check before has not ended', { retryAfter: 1 })
  underWay.set(owner, own + 1)
  try {
    return await inTurn(check)
  } finally {
    const left = (underWay.get(owner) ?? 1) - 1
    if (left === 0) underWay.delete(owner)
    else underWay.set(owner, left)
  }
}
