import type { ISql, Sql, TransactionSql } from 'postgres'
import { expect } from 'vitest'

/** Until at least so many stand waiting for a lock. */
export const untilWaiting = async (db: ISql, calls: number): Promise<void> => {
  const waiting = () => db`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(calls)
}

/**
 * Starts calls while `block` holds a lock that each of them needs, and lets them go once all stand waiting, so that
 * they surely overlap.
 */
export const together = async <T>(
  db: Sql,
  block: (tx: TransactionSql) => Promise<unknown>,
  calls: readonly (() => PromiseLike<T>)[],
): Promise<T[]> => {
  let running: PromiseLike<T>[] = []
  await db.begin(async (tx) => {
    await block(tx)
    // an injected request begins only when it is asked for its answer
    running = calls.map((call) => Promise.resolve(call()))
    await untilWaiting(db, calls.length)
  })
  return Promise.all(running)
}

/** The same two calls for `together`, the second of them begun only once the first stands waiting. */
export const inTurn = <T>(
  db: Sql,
  [first, second]: readonly [() => PromiseLike<T>, () => PromiseLike<T>],
): (() => PromiseLike<T>)[] => [first, () => untilWaiting(db, 1).then(second)]
