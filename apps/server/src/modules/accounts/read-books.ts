import type { Figures, Position } from '@foyer/api/accounts'
import type { Offering } from '@foyer/api/offerings'
import type { ISql, Sql } from 'postgres'
import { cashBalances } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'

/** A holding, with the offering that allotted it, if any. */
export interface Holding extends Pick<Position, 'code' | 'quantity' | 'cost'> {
  readonly offer: Pick<Offering, 'kind' | 'name' | 'price'> | null
}

/** The books of an account at one moment. Money is in whole cents of Hong Kong dollars and never negative. */
export interface Books {
  /** cash that can be used */
  readonly available: number
  /** cash reserved for applications, without what was lent for them */
  readonly blocked: number
  /** the loan of a margin account, without loans for applications: those are repaid from the reserved cash */
  readonly loan: number
  /** the agreed credit limit of a margin account, without the part that is lent for applications */
  readonly agreedLimit: number
  readonly held: readonly Holding[]
}

export type AccountType = Figures['accountType']

/** The agreed credit limit of an account in whole cents; 0 if none was agreed. */
export const limitOf = async (db: ISql, accountId: number): Promise<number> => {
  const [row] = await db<{ cents: number }[]>`select cents from credit_limits where account_id = ${accountId}`
  return row?.cents ?? 0
}

/**
 * What is lent for applications that are not refunded yet. After the refund, the remainder is owed as an ordinary loan.
 */
const subscriptionLoanOf = async (db: ISql, accountId: number): Promise<number> => {
  const [row] = await db<[{ cents: number }]>`
    select coalesce(sum(loan), 0)::bigint as cents from offering_applications
    where account_id = ${accountId} and status in ('submitted', 'allotted', 'none')`
  return row.cents
}

/** The account's holdings. If several offerings allotted the same code, the one refunded last is returned. */
const holdingsOf = (db: ISql, accountId: number): Promise<Holding[]> =>
  db<Holding[]>`
    select position.code, quantity, cost, offer
    from positions position left join lateral (
      select jsonb_build_object('kind', facts -> 'kind', 'name', facts -> 'name', 'price', facts -> 'price') as offer
      from offering_applications application join offerings on offerings.code = offering
      where application.account_id = position.account_id and status = 'refunded' and lots_allotted > 0
        and facts ->> 'stockCode' = position.code
      order by refunded_at desc, application.id limit 1) allotted on true
    where position.account_id = ${accountId}`

/**
 * Reads an account in one snapshot, so that no application is visible with its cash still available. A brokerage
 * connects its own back office here; every other figure is calculated from this result.
 */
export const readBooks = (db: Sql, accountId: number): Promise<Books> =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    const { available, blocked } = await cashBalances(tx, accountId)
    const lent = await subscriptionLoanOf(tx, accountId)
    return {
      available,
      blocked: blocked - lent,
      loan: (await loanOf(tx, accountId)) - lent,
      agreedLimit: Math.max((await limitOf(tx, accountId)) - lent, 0),
      held: await holdingsOf(tx, accountId),
    }
  })
