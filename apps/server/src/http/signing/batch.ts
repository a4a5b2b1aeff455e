interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Longest batch: keeps one statement short under any load. */
const most = 500

/**
 * Turns a function over many items into one over a single item. Items of one turn of the event loop go together, and so
 * do those that come while a batch is under way: the busier it is, the fewer calls are made. A failure fails
 * all items of its batch.
 *
 * @param run gives one result an item, in their order
 */
export const batched = <T, R>(run: (items: readonly T[]) => Promise<readonly R[]>): ((item: T) => Promise<R>) => {
  const waiting: Waiting<T, R>[] = []
  let busy = false

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    busy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (busy) return
      busy = true
      setImmediate(drain)
    })
}
