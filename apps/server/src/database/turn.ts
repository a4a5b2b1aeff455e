import { setTimeout as wait } from 'node:timers/promises'
import type { ISql } from 'postgres'

/** Milliseconds between two checks whether the other process is done. */
const betweenLooks = 25

/**
 * Waits without limit until no other process does the same work on this database, and lifts the time limits of the rest
 * of the transaction. It is for the work of a start: a change of the schema may take minutes, and no visitor waits for
 * it.
 * It polls, since a waiting statement would hold a snapshot, and a `create index concurrently` of the process that has
 * the turn would wait for that snapshot.
 *
 * @param tx a transaction; its end releases the turn
 * @param lock a number that no other code locks
 */
export const waitForTurn = async (tx: ISql, lock: number): Promise<void> => {
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    await tx`select set_config(${limit}, '0', true)`
  for (;;) {
    // sent as plain text: a statement with parameters keeps its snapshot until the next one
    const [turn] = await tx.unsafe<{ isOurs: boolean }[]>(`select pg_try_advisory_xact_lock(${lock}) as "isOurs"`)
    if (turn?.isOurs) return
    await wait(betweenLooks)
  }
}
