import type { Sql, TransactionSql } from 'postgres'
import { expect } from 'vitest'

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
    const waiting = () => db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(calls.length)
  })
  return Promise.all(running)
}
