/** Runs a task that a signal can abort. */
export type EndableTask<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs at most this many tasks of each owner at once; one more aborts the oldest. A connection may break unnoticed:
 * then a retry succeeds, and no owner uses more than their share.
 */
export const latestOfEach = (most: number) => {
  const running = new Map<number, AbortController[]>()

  return async <T>(owner: number, task: EndableTask<T>): Promise<T> => {
    const own = running.get(owner) ?? []
    running.set(owner, own)
    const controller = new AbortController()
    own.push(controller)
    if (own.length > most) own.shift()?.abort()
    try {
      return await task(controller.signal)
    } finally {
      const at = own.indexOf(controller)
      if (at >= 0) own.splice(at, 1)
      // it may have ended after newer ones emptied the list and a new list began
      if (own.length === 0 && running.get(owner) === own) running.delete(owner)
    }
  }
}
