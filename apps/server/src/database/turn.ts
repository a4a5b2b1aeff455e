import type { ISql } from 'postgres'

/**
 * Waits, however long, until no other process does the same work on this database; the rest of the transaction has no limit
 * of time either. For what a start does: a schema may take minutes to change, and no visitor waits for it.
 *
 * @param tx a transaction, whose end lets the next process in
 * @param lock any number that nothing else locks
 */
export const waitForTurn = async (tx: ISql, lock: number): Promise<void> => {
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    await tx`select set_config(${limit}, '0', true)`
  await tx`select pg_advisory_xact_lock(${lock})`
}
