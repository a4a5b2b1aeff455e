import postgres from 'postgres'
import type { TrackingRow } from './row.ts'

/** Rows of one statement, at most; one body of a sender is never divided. */
const mostRows = 1_000

interface Waiting {
  readonly rows: readonly TrackingRow[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Writes what is handed to it, many callers at a time. Resolves once it is durable. */
export interface Writer {
  write(rows: readonly TrackingRow[]): Promise<void>
}

/** Data that PostgreSQL does not take, though it was read as good: other senders must not suffer for it. */
const isOfData = (error: unknown): boolean => error instanceof postgres.PostgresError && error.code.startsWith('22')

/**
 * Group commit: while one write is under way, what comes waits and goes together with the next. Without waiting for
 * anything else, so one alone is written at once. How much may wait is `load.ts`'s to say.
 *
 * @param store resolves when what it was given is committed
 * @param atOnce writes under way together
 */
export const createWriter = (store: (rows: readonly TrackingRow[]) => Promise<unknown>, atOnce = 2): Writer => {
  const queue: Waiting[] = []
  let running = 0

  const takeBatch = (): Waiting[] => {
    let rows = 0
    const fits = queue.findIndex((one) => {
      rows += one.rows.length
      return rows > mostRows
    })
    return queue.splice(0, fits === -1 ? queue.length : Math.max(fits, 1))
  }

  const writeEach = async (batch: readonly Waiting[]): Promise<void> => {
    for (const one of batch) await store(one.rows).then(() => one.resolve(), one.reject)
  }

  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await store(batch.flatMap(({ rows }) => rows))
      for (const one of batch) one.resolve()
    } catch (error) {
      if (batch.length > 1 && isOfData(error)) await writeEach(batch)
      else for (const one of batch) one.reject(error)
    }
  }

  const run = async (): Promise<void> => {
    running++
    while (queue.length > 0) await writeBatch(takeBatch())
    running--
  }

  return {
    write: (rows) =>
      new Promise((resolve, reject) => {
        queue.push({ rows, resolve, reject })
        if (running < atOnce) void run()
      }),
  }
}
