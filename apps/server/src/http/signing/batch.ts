interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Longest batch: keeps one statement short under any load. */
const most = 500

/** Batches under way at once: while the database works on one, the next is made ready. */
const abreast = 2

/**
 * Turns a function over many items into one over a single item. An item that finds little running goes at once; those
 * that arrive meanwhile go together afterwards, so the busier it is the fewer calls are made. A failure fails all
 * items of its batch.
 *
 * @param run gives one result an item, in their order
 */
export const batched = <T, R>(run: (items: readonly T[]) => Promise<readonly R[]>): ((item: T) => Promise<R>) => {
  const waiting: Waiting<T, R>[] = []
  let running = 0

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as R)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const drain = async (): Promise<void> => {
    running++
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    running--
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (running < abreast) void drain()
    })
}
