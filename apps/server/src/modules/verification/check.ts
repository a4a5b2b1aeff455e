import type { Fragment, ISql } from 'postgres'
import type { Context } from '../../context.ts'

/** What a verification knows in addition to the rows: keys and times. */
export interface Books extends Pick<Context, 'secrets'> {
  /** the sandbox grants rewards and sets stocks freely */
  readonly isSandbox: boolean
  /** business clock */
  readonly at: number
  readonly wall: number
}

interface NamedCheck {
  readonly name: string
}

/** A condition that always holds, as a query. */
export interface Check extends NamedCheck {
  /**
   * every row is a difference, described in its only column `found`, which identifies a person only by the row's key
   */
  find(db: ISql, books: Books): Fragment
}

/** A condition that always holds and that only a computation with keys or rules can check. */
export interface ComputedCheck extends NamedCheck {
  /** @returns a sentence for each difference, which identifies a person only by the row's key */
  compute(db: ISql, books: Books): Promise<readonly string[]>
}

export type AnyCheck = Check | ComputedCheck
