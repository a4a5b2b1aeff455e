import type { ISql, ReservedSql, Sql } from 'postgres'
import { guarded, untilKnown } from './guard-transaction.ts'

/** Rolls back a failed transaction. A lost connection is neither written to nor released. */
const undo = async (connection: ReservedSql, error: unknown): Promise<void> => {
  await untilKnown(error)
  try {
    await connection`rollback`
    connection.release()
  } catch {
    // the database rolls back when a connection closes
  }
}

/**
 * Runs a transaction and sends its first statements together with `begin`, which saves a round trip. If `begin` alone
 * fails, each of these statements runs outside a transaction, so `read` may read and lock and do nothing else. `act`
 * writes, after `begin` has succeeded.
 */
export const beginWith = async <R, T>(
  db: Sql,
  read: (tx: ISql) => Promise<R>,
  act: (tx: ISql, found: R) => Promise<T>,
): Promise<T> => {
  const connection = await db.reserve()
  let isOver = false
  // if one of several concurrent statements fails, what the others start afterwards would run after the rollback
  const tx = guarded(connection, () => (isOver ? new Error('the transaction is over') : undefined))
  try {
    const [, found] = await Promise.all([connection.unsafe('begin').execute(), read(tx)])
    const value = await act(tx, found)
    isOver = true
    // if a statement failed and no code reported it, the reply to `commit` is ROLLBACK
    const { command } = await connection`commit`
    if (command !== 'COMMIT') throw new Error('a statement of the transaction failed')
    connection.release()
    return value
  } catch (error) {
    isOver = true
    await undo(connection, error)
    throw error
  }
}
