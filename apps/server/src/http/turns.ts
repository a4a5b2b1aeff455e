import { Refused } from './refused.ts'

/** Runs a task when it is its turn. */
export type Turns = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Lets so many tasks run at once and so many wait, first come first served: work that costs memory and a core stays
 * within bounds however many ask for it.
 *
 * @throws Refused `unavailable` with `retryAfter` where the queue is full; the task is not begun then
 */
export const turns = (atOnce: number, waiting: number): Turns => {
  const queue: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running < atOnce) running++
    else if (queue.length >= waiting)
      throw new Refused('unavailable', 'too many wait for their turn', { retryAfter: 2 })
    // whoever leaves hands the place over, so nobody comes in between
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
