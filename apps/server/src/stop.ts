import { setTimeout as elapse } from 'node:timers/promises'

/** Milliseconds that a step of the stop may take beside DRAIN_SECONDS: running calls have 10 s of it. */
export const longestStep = 30_000

/**
 * Runs the steps of a stop one after the other, each to its end or its limit: what hangs, such as a database that does not
 * answer, keeps no process alive (REL-1).
 *
 * @param limit of each step, milliseconds
 * @param onFailure takes what a step threw, and an error for one that was left behind
 */
export const stopAll = async (
  steps: readonly (() => Promise<void>)[],
  limit: number,
  onFailure: (error: unknown) => void,
): Promise<void> => {
  for (const step of steps) {
    const done = new AbortController()
    const late = elapse(limit, undefined, { signal: done.signal }).then(() => {
      throw new Error(`a step of the stop took longer than ${limit} ms`)
    })
    await Promise.race([step(), late]).catch(onFailure)
    late.catch(() => undefined)
    done.abort()
  }
}
