/** Runs a task that a signal can end. */
export type EndableTask<T> = (signal: AbortSignal) => Promise<T>

/**
 * Lets so many tasks of each owner run at once; one more ends the oldest. For bodies whose connection may have died unseen:
 * whoever tries again is served, and nobody holds more than their share.
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
      // it may have ended after newer ones emptied the list and a new one began
      if (own.length === 0 && running.get(owner) === own) running.delete(owner)
    }
  }
}
