import { setTimeout as elapse } from 'node:timers/promises'

/** Maximum of milliseconds for a step of the stop, in addition to DRAIN_SECONDS; running calls have 10 s of it. */
export const longestStep = 28_000

/**
 * Runs the steps of a stop one after the other, each to its end or its limit. A step that hangs, such as one on a
 * database that does not answer, does not keep the process alive (REL-1).
 *
 * @param limit of each step, milliseconds
 * @param onFailure receives the error of a step, and an error for a step that was abandoned
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
