import postgres, { type ISql, type PendingQuery, type Row, type Sql } from 'postgres'
import { Refused } from '../../refused.ts'

/**
 * Time limit of all figures together: long periods read many events, which must not slow down other queries for longer.
 */
const mostMs = 20_000
const canceled = '57014'

/** Runs a statement within the remaining time. */
export type RunQuery = <T extends readonly Row[]>(statement: PendingQuery<T>) => Promise<T>

/**
 * Sets a statement time-out by the remaining time. The database's `transaction_timeout` is unsuitable: it exists only
 * since PostgreSQL 17, and closes the connection, which the pool reports as a crash.
 */
const runWithin = (db: ISql, timeoutMs: number): RunQuery => {
  const until = performance.now() + timeoutMs
  return async (statement) => {
    // 0 would disable the limit
    const left = Math.max(1, Math.ceil(until - performance.now()))
    await db`select set_config('statement_timeout', ${String(left)}, true)`
    return await statement
  }
}

/**
 * Reads from the documented views as of one moment.
 *
 * @param timeoutMs time limit of all statements together
 * @throws Refused `unavailable` if it takes too long
 */
export const readAtOnce = async <T>(
  db: Sql,
  read: (tx: ISql, run: RunQuery) => Promise<T>,
  timeoutMs: number = mostMs,
): Promise<T> => {
  try {
    // assigned inside, because `begin` unwraps arrays in its result
    let result: T | undefined
    await db.begin('isolation level repeatable read read only', async (tx) => {
      // a plan per value, because only the values show which partitions are needed
      await tx`set local plan_cache_mode = force_custom_plan`
      result = await read(tx, runWithin(tx, timeoutMs))
    })
    return result as T
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === canceled)
      throw new Refused('unavailable', 'the figures of these days take too long; request fewer days', { retryAfter: 5 })
    throw error
  }
}
