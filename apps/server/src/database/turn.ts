import { setTimeout as wait } from 'node:timers/promises'
import type { ISql } from 'postgres'

/** Milliseconds between two looks whether the other process is done. */
const betweenLooks = 25

/**
 * Waits, however long, until no other process does the same work on this database; the rest of the transaction has no limit
 * of time either. For what a start does: a schema may take minutes to change, and no visitor waits for it.
 *
 * It looks again and again: a statement that waits keeps a snapshot, which a `create index concurrently` of the process whose
 * turn it is would wait for in its turn.
 *
 * @param tx a transaction, whose end lets the next process in
 * @param lock any number that nothing else locks
 */
export const waitForTurn = async (tx: ISql, lock: number): Promise<void> => {
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    await tx`select set_config(${limit}, '0', true)`
  for (;;) {
    // as one text: a statement with parameters keeps its snapshot until the next one
    const [turn] = await tx.unsafe<{ isOurs: boolean }[]>(`select pg_try_advisory_xact_lock(${lock}) as "isOurs"`)
    if (turn?.isOurs) return
    await wait(betweenLooks)
  }
}
