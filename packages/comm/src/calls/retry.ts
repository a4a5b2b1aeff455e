import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import type { Outgoing } from '../call.ts'
import { CommError } from '../comm-error.ts'
import type { Pause } from '../pause.ts'
import type { RandomBytes } from '../random.ts'

/** Milliseconds before the second attempt if the server names no time. */
const usualPause = 1_000
/** Maximum pause in milliseconds. The caller decides about a longer one, which a screen shows. */
const longestPause = 5_000

/** Whether a body has an idempotency key: the server performs an act once per `key`, however often it is sent (N13). */
const hasKey = (body: unknown): boolean => idempotencyKeyPattern.test(Object(body).key)

/** The status of a server that is starting, stopping or overloaded, or of a proxy in front of it. */
const isBusy = (status: number | undefined): boolean => status === 502 || status === 503

interface Attempt<T> {
  readonly call: Pick<Outgoing, 'method' | 'body' | 'isRead' | 'isRepeatable' | 'signal'>
  /** sends the call with a new signature */
  readonly send: () => Promise<T>
  /** HTTP status of the latest reply */
  readonly status: () => number | undefined
}

/**
 * Milliseconds until the second attempt; undefined if there is none:
 *
 * | failure                          | a read                | an act with a key | another act |
 * | -------------------------------- | --------------------- | ----------------- | ----------- |
 * | the connection broke             | at once               | at once           | never       |
 * | HTTP 502 or 503                  | after a pause         | never             | never       |
 * | the same, `Retry-After` above 5 s | never                 | never             | never       |
 * | anything else                    | never                 | never             | never       |
 *
 * The pause is that of `Retry-After`, by default a second, plus up to half as much at random, so that clients do not
 * return all at once.
 */
const pauseBefore = <T>({ call, status }: Attempt<T>, error: unknown, random: RandomBytes): number | undefined => {
  if (!(error instanceof CommError)) return undefined
  const isRead = call.isRead ?? call.method === 'GET'
  if (error.kind === 'network') return isRead || call.isRepeatable || hasKey(call.body) ? 0 : undefined
  if (!isRead || ['aborted', 'timeout'].includes(error.kind) || !isBusy(status())) return undefined
  const { retryAfter } = error.detail ?? {}
  const least = retryAfter === undefined ? usualPause : retryAfter * 1000
  const [byte = 0] = random(1)
  return least > longestPause ? undefined : least + (Math.max(least, usualPause) * byte) / 512
}

/**
 * Sends a call, and repeats it once if `pauseBefore` returns a pause. The caller gets the failure of the second attempt;
 * for an act that of the first, a broken connection, because a refusal of the second attempt may say nothing about it.
 */
export const createRetry =
  (pause: Pause, random: RandomBytes) =>
  async <T>(attempt: Attempt<T>): Promise<T> => {
    try {
      return await attempt.send()
    } catch (error) {
      const wait = pauseBefore(attempt, error, random)
      if (wait === undefined) throw error
      if (wait > 0) await pause(wait, attempt.call.signal)
      return attempt.send().catch((second) => {
        throw hasKey(attempt.call.body) ? error : second
      })
    }
  }
