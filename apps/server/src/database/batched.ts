interface Waiting<T, R> {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/** Maximum size of a batch, which keeps one statement short under any load. */
const maxBatch = 500
/** A batch of this size starts without further waiting: the fixed cost of a statement is already shared by many. */
const fullBatch = 48

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Turns a function over many items into a function over one item. A batch consists of the items that arrive while
 * another batch runs, or in consecutive turns of the event loop that each add an item. So the number of calls falls as
 * load rises, and a single item waits one turn. A failure fails all items of its batch.
 *
 * @param run returns one result for each item, in their order
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
    for (let before = 0; waiting.length > before && waiting.length < fullBatch; ) {
      before = waiting.length
      await nextTurn()
    }
  }

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      await gather()
      await settle(waiting.splice(0, maxBatch))
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
