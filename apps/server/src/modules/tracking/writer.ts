import postgres from 'postgres'
import type { TrackingRow } from './row.ts'

/** The most rows of one statement; one body is never divided. */
const mostRows = 1_000

interface Waiting {
  readonly rows: readonly TrackingRow[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Writes events of many concurrent callers. Resolves once they are durable. */
export interface Writer {
  write(rows: readonly TrackingRow[]): Promise<void>
}

/** Data that PostgreSQL refuses although it passed validation: it must not fail other senders. */
const isOfData = (error: unknown): boolean => error instanceof postgres.PostgresError && error.code.startsWith('22')

/**
 * Group commit: writes that arrive during a write wait and are stored together with the next. It waits for nothing
 * else, so a single write is stored at once. `load.ts` limits how much may wait.
 *
 * @param store resolves when its rows are committed
 * @param atOnce concurrent writes
 */
export const createWriter = (store: (rows: readonly TrackingRow[]) => Promise<unknown>, atOnce = 2): Writer => {
  const queue: Waiting[] = []
  let running = 0

  const nextBatch = (): Waiting[] => {
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
    while (queue.length > 0) await writeBatch(nextBatch())
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
