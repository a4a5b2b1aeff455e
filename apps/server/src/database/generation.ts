import type { Sql } from 'postgres'
import type { Watch } from './watched.ts'

/** A pool of postgres.js, and whether one of its connections has closed. */
export interface Generation {
  readonly sql: Sql
  isLost: boolean
  /** observes each statement, within transactions too */
  readonly watch: Watch
  /** reject callers that wait for a connection of their own; the pool itself loses track of some of them */
  readonly waiting: Set<(error: Error) => void>
  /** release the turns of reserved connections, which are never released after the pool is lost */
  readonly turns: Set<() => void>
}
