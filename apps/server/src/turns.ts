import { Refused } from './refused.ts'

/** Runs a task when it is its turn; `signal` ends the wait for it, not the task. */
export type Turns = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

const givenUp = () => new Refused('unavailable', 'the wait in the queue was aborted', { retryAfter: 2 })

/** Waits in a queue until its turn comes or `signal` is aborted. */
const waitInQueue = (queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const onTurn = () => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }
    const onAbort = () => {
      queue.splice(queue.indexOf(onTurn), 1)
      reject(givenUp())
    }
    queue.push(onTurn)
    signal?.addEventListener('abort', onAbort, { once: true })
  })

/**
 * Limits the number of tasks that run at once and of tasks that wait, first come first served, so that work that costs
 * memory and a core stays within limits under any load.
 *
 * @throws Refused `unavailable` with `retryAfter` if the queue is full or the wait is aborted; the task is not started
 * then
 */
export const turns = (atOnce: number, waiting: number): Turns => {
  const queue: (() => void)[] = []
  let running = 0

  return async (task, signal) => {
    if (signal?.aborted) throw givenUp()
    if (running < atOnce) running++
    else if (queue.length >= waiting)
      throw new Refused('unavailable', 'too many calls wait in the queue', { retryAfter: 2 })
    // a task that ends passes its place to the next in the queue, so no later task gets in between
    else await waitInQueue(queue, signal)
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
