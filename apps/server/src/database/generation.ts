import type { Sql } from 'postgres'

/** A pool of postgres.js, and whether one of its connections has closed. */
export interface Generation {
  readonly sql: Sql
  isLost: boolean
  /** tell those who wait for a connection of their own that there will be none; the pool itself loses sight of some */
  readonly waiting: Set<(error: Error) => void>
  /** free the turns of reserved connections, which nobody releases once the pool is lost */
  readonly turns: Set<() => void>
}
