import { idempotencyKeyPattern } from '@foyer/contract/limits'
import { CommError } from '../comm-error.ts'
import type { Pause } from '../pause.ts'
import type { RandomBytes } from '../random.ts'
import type { Outgoing } from './outgoing.ts'

/** Milliseconds before the second attempt where the server names no time. */
const usualPause = 1_000
/** A longer wait is the caller's to decide: a screen says how long it is. */
const longestPause = 5_000

/** The server does an act once for each `key` of a body, however often it is sent (N13). */
const hasKey = (body: unknown): boolean => idempotencyKeyPattern.test(String(Object(body).key))

/** What answers in place of a server that is starting, stopping or at its limit. */
const isBusy = (status: number | undefined): boolean => status === 502 || status === 503

interface Attempt<T> {
  readonly call: Pick<Outgoing, 'method' | 'body' | 'isRead' | 'isRepeatable' | 'signal'>
  /** sends it, signed anew */
  readonly send: () => Promise<T>
  /** HTTP status of the newest answer */
  readonly status: () => number | undefined
}

/**
 * Milliseconds until the second attempt, or undefined where there is none:
 *
 * | failure                          | a read                | an act with a key | another act |
 * | -------------------------------- | --------------------- | ----------------- | ----------- |
 * | the connection died              | at once               | at once           | never       |
 * | HTTP 502 or 503                  | after a pause         | never             | never       |
 * | the same, `Retry-After` above 5 s | never                 | never             | never       |
 * | anything else                    | never                 | never             | never       |
 *
 * The pause is what `Retry-After` names, else a second, and up to half as much again, so that clients do not come back in step.
 */
const pauseBefore = <T>({ call, status }: Attempt<T>, error: unknown, random: RandomBytes): number | undefined => {
  if (!(error instanceof CommError)) return undefined
  const isRead = call.isRead ?? call.method === 'GET'
  if (error.kind === 'network') return isRead || call.isRepeatable || hasKey(call.body) ? 0 : undefined
  if (!isRead || error.kind === 'aborted' || error.kind === 'timeout' || !isBusy(status())) return undefined
  const { retryAfter } = error.detail ?? {}
  const least = retryAfter === undefined ? usualPause : retryAfter * 1000
  const [byte = 0] = random(1)
  return least > longestPause ? undefined : least + (Math.max(least, usualPause) * byte) / 512
}

/** Sends a call, and once more where `pauseBefore` says so; the failure of the second attempt is what the caller gets. */
export const createRetry =
  (pause: Pause, random: RandomBytes) =>
  async <T>(attempt: Attempt<T>): Promise<T> => {
    try {
      return await attempt.send()
    } catch (error) {
      const wait = pauseBefore(attempt, error, random)
      if (wait === undefined) throw error
      if (wait > 0) await pause(wait, attempt.call.signal)
      return attempt.send()
    }
  }
