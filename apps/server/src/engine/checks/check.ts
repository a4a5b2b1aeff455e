import type { Fragment, ISql } from 'postgres'
import type { ConfiguredSecrets } from '../../config/secrets.ts'
import type { DrawRule } from '../draws/draw-rule.ts'
import type { ActivityRule } from '../rules.ts'

/** What a verification knows in addition to the rows that a check reads: keys, times, and what was promised. */
export interface Books {
  readonly secrets: ConfiguredSecrets
  /** the sandbox grants rewards and sets stocks freely */
  readonly isSandbox: boolean
  /** business clock */
  readonly at: number
  readonly wall: number
  readonly rules: readonly ActivityRule[]
  readonly drawRules: readonly DrawRule[]
  /** a subquery to join: the `number`, `code` and `rule_id` of each published activity */
  readonly activities: (db: ISql) => Fragment
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

/**
 * Numbers of rows that a verification reports, by name, in the order of the report. Each is a query of one number.
 */
export type Counted = Readonly<Record<string, (db: ISql) => Fragment>>
