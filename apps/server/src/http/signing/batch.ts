interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Longest batch: keeps one statement short under any load. */
const most = 500
/** More waiting for gains little: what a statement costs by itself is shared by so many already. */
const enough = 48

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Turns a function over many items into one over a single item. Items go together that come while a batch is under way, or
 * in turns of the event loop that follow each other and each bring one: the busier it is, the fewer calls are made, and a
 * lone item waits for a turn. A failure fails all items of its batch.
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

  const gather = async (): Promise<void> => {
    for (let before = 0; waiting.length > before && waiting.length < enough; ) {
      before = waiting.length
      await nextTurn()
    }
  }

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather()
      await settle(waiting.splice(0, most))
    }
    busy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (busy) return
      busy = true
      void drain()
    })
}
