import type { ReservedSql, Sql } from 'postgres'

export type OnConnection = <T>(task: (connection: ReservedSql) => Promise<T>) => Promise<T>

interface Waiting {
  /** @returns whether the connection can run the next task */
  run(connection: ReservedSql): Promise<boolean>
  fail(error: unknown): void
}

/**
 * Errors of a reservation that waited while another connection of its pool ended. A pool that is given up rejects it, and
 * postgres.js 3.4.9 fails the first use of a connection that it opens again with the error that ended the session before.
 * The next reservation uses a new pool.
 */
const ofOtherConnections: readonly unknown[] = ['57P01', 'CONNECTION_CLOSED']

/**
 * Runs tasks on at most `atOnce` reserved connections of a pool. A connection runs waiting tasks one after another
 * before it is released: if it were released between two tasks, postgres.js would open a connection for each task that
 * arrives in between.
 *
 * @param restore makes a connection usable after a task failed on it; false if the connection has ended
 */
export const onFewConnections = (
  db: Sql,
  atOnce: number,
  restore: (connection: ReservedSql, error: unknown) => Promise<boolean>,
): OnConnection => {
  const waiting: Waiting[] = []
  let working = 0

  const runAll = async (connection: ReservedSql): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await next.run(connection))) return
    connection.release()
  }
  const reserve = (tries = 5): Promise<ReservedSql> =>
    db.reserve().catch((error: unknown) => {
      if (tries === 1 || !ofOtherConnections.includes((error as { code?: unknown }).code)) throw error
      return reserve(tries - 1)
    })
  const work = async (): Promise<void> => {
    working++
    try {
      await runAll(await reserve())
    } catch (error) {
      for (const { fail } of waiting.splice(0)) fail(error)
    }
    working--
    startWork()
  }
  const startWork = (): void => {
    if (waiting.length > 0 && working < atOnce) void work()
  }

  return (task) =>
    new Promise((resolve, reject) => {
      const run = async (connection: ReservedSql): Promise<boolean> => {
        try {
          resolve(await task(connection))
          return true
        } catch (error) {
          reject(error)
          return restore(connection, error)
        }
      }
      waiting.push({ run, fail: reject })
      startWork()
    })
}
