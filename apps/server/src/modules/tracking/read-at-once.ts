import postgres, { type ISql, type PendingQuery, type Row, type Sql } from 'postgres'
import { Refused } from '../../http/refused.ts'

/** Figures of many days read many events; nobody waits longer for all of them, and nothing else in the database should. */
const mostMs = 20_000
const canceled = '57014'

/** Carries out a statement within what is left of the time. */
export type Ask = <T extends readonly Row[]>(statement: PendingQuery<T>) => Promise<T>

/**
 * The database's own `transaction_timeout` is none for this: it came with PostgreSQL 17, and closes the connection, which
 * the pool takes for a crash.
 */
const askFor = (db: ISql, patienceMs: number): Ask => {
  const until = performance.now() + patienceMs
  return async (statement) => {
    // 0 would be no limit at all
    const left = Math.max(1, Math.ceil(until - performance.now()))
    await db`select set_config('statement_timeout', ${String(left)}, true)`
    return await statement
  }
}

/**
 * Reads from the documented views, all as of one moment.
 * @param patienceMs for all statements together
 * @throws Refused `unavailable` where that takes too long
 */
export const readAtOnce = async <T>(
  db: Sql,
  read: (tx: ISql, ask: Ask) => Promise<T>,
  patienceMs: number = mostMs,
): Promise<T> => {
  try {
    // as `begin` gives it, without its unwrapping of arrays
    let result: T | undefined
    await db.begin('isolation level repeatable read read only', async (tx) => {
      // the pool plans once for all values; which partitions these days are in shows in their values
      await tx`set local plan_cache_mode = force_custom_plan`
      result = await read(tx, askFor(tx, patienceMs))
    })
    return result as T
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === canceled)
      throw new Refused('unavailable', 'these days take too long; ask for fewer', { retryAfter: 5 })
    throw error
  }
}
