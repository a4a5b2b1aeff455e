import type { Fragment, ISql } from 'postgres'
import type { Context } from '../../context.ts'

/** What a verification knows beside the rows: keys, and the moments it is made at. */
export interface Books extends Pick<Context, 'secrets'> {
  /** the sandbox grants rewards and sets stocks at will */
  readonly isSandbox: boolean
  /** business clock */
  readonly at: number
  readonly wall: number
}

interface NamedCheck {
  readonly name: string
}

/** Something that always holds, as a question to the database. */
export interface Check extends NamedCheck {
  /** every row is a difference, described in its only column `found`; it names no person but by the row's key */
  find(db: ISql, books: Books): Fragment
}

/** Something that always holds, which only a computation with keys or rules can tell. */
export interface ComputedCheck extends NamedCheck {
  /** @returns a sentence for each difference; it names no person but by the row's key */
  compute(db: ISql, books: Books): Promise<readonly string[]>
}

export type AnyCheck = Check | ComputedCheck
