import type { Fragment, ISql } from 'postgres'

/** Something that always holds. */
export interface Check {
  readonly name: string
  /** a question whose every row is a difference, told in its only column `found`; names no person but by the row's key */
  find(db: ISql): Fragment
}
