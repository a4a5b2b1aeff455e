import type { ISql, ReservedSql, Sql } from 'postgres'
import { guarded, untilKnown } from './guard-transaction.ts'

/** Undoes what failed. A connection that is lost is not written to any more, and not given back. */
const undo = async (connection: ReservedSql, error: unknown): Promise<void> => {
  await untilKnown(error)
  try {
    await connection`rollback`
    connection.release()
  } catch {
    // the database undoes what was begun on a connection that closes
  }
}

/**
 * A transaction that sends its first statements together with `begin`, and saves the time of an answer. Should `begin`
 * fail alone, they are carried out each by itself: so `read` may read and lock, and nothing else. `act` writes, once
 * `begin` has succeeded.
 */
export const beginWith = async <R, T>(
  db: Sql,
  read: (tx: ISql) => Promise<R>,
  act: (tx: ISql, found: R) => Promise<T>,
): Promise<T> => {
  const connection = await db.reserve()
  let isOver = false
  // what one of several statements at once goes on with after another failed would be carried out behind the rollback
  const tx = guarded(connection, () => {
    if (isOver) throw new Error('the transaction is over')
  })
  try {
    const [, found] = await Promise.all([connection.unsafe('begin').execute(), read(tx)])
    const value = await act(tx, found)
    isOver = true
    // where a statement failed and nobody told of it, what is answered is ROLLBACK
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
