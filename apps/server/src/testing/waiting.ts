import type { ISql, Sql, TransactionSql } from 'postgres'
import { expect } from 'vitest'

/** Waits until at least `calls` statements wait for a lock. */
export const untilWaiting = async (db: ISql, calls: number): Promise<void> => {
  const waiting = () => db`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting()).length).toBeGreaterThanOrEqual(calls)
}

/**
 * Starts calls while `block` holds a lock that each of them needs, and releases the lock once all of them wait, so that
 * they certainly overlap.
 */
export const together = async <T>(
  db: Sql,
  block: (tx: TransactionSql) => Promise<unknown>,
  calls: readonly (() => PromiseLike<T>)[],
): Promise<T[]> => {
  let running: PromiseLike<T>[] = []
  await db.begin(async (tx) => {
    await block(tx)
    // an injected request begins only when its result is requested
    running = calls.map((call) => Promise.resolve(call()))
    await untilWaiting(db, calls.length)
  })
  return Promise.all(running)
}

/** Two calls for `together`; the second one begins only once the first one waits. */
export const inTurn = <T>(
  db: Sql,
  [first, second]: readonly [() => PromiseLike<T>, () => PromiseLike<T>],
): (() => PromiseLike<T>)[] => [first, () => untilWaiting(db, 1).then(second)]
