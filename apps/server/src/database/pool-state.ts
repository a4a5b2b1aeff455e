import type { Sql } from 'postgres'

/** What a pool does at this moment. Statements of transactions are not counted one by one. */
export interface PoolState {
  /** maximum number of connections */
  readonly max: number
  /** maximum number of transactions at the same time */
  readonly transactionsMax: number
  /** transactions that have a connection */
  transactions: number
  /** transactions that wait for a connection */
  waiting: number
  /** statements outside of transactions, sent and not answered */
  statements: number
}

const states = new WeakMap<object, PoolState>()

/** Records the state of a pool under the pool itself, since `Sql` of postgres.js has no place for it. */
export const withState = (db: Sql, state: PoolState): Sql => {
  states.set(db, state)
  return db
}

/** The state of a pool of `connect`; undefined for a pool that was opened otherwise. */
export const poolStateOf = (db: Sql): Readonly<PoolState> | undefined => states.get(db)
