import { Refused } from './refused.ts'

/** Runs a task when it is its turn; `signal` ends the wait for it, not the task. */
export type Turns = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

const givenUp = () => new Refused('unavailable', 'the turn was given up', { retryAfter: 2 })

/** Waits in a queue until somebody takes it out, or `signal` does. */
const standIn = (queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> =>
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
 * Lets so many tasks run at once and so many wait, first come first served: work that costs memory and a core stays
 * within bounds however many ask for it.
 *
 * @throws Refused `unavailable` with `retryAfter` where the queue is full or the wait was ended; the task is not begun then
 */
export const turns = (atOnce: number, waiting: number): Turns => {
  const queue: (() => void)[] = []
  let running = 0

  return async (task, signal) => {
    if (signal?.aborted) throw givenUp()
    if (running < atOnce) running++
    else if (queue.length >= waiting)
      throw new Refused('unavailable', 'too many wait for their turn', { retryAfter: 2 })
    // whoever leaves hands the place over, so nobody comes in between
    else await standIn(queue, signal)
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
