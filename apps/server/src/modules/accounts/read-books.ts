import type { Figures, Position } from '@foyer/contract/accounts'
import type { Offering } from '@foyer/contract/offerings'
import type { ISql, Sql } from 'postgres'
import { cashBalances } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'

/** A holding; with the offering it came out of, where it did. */
export interface Held extends Pick<Position, 'code' | 'quantity' | 'cost'> {
  readonly offer: Pick<Offering, 'kind' | 'name' | 'price'> | null
}

/** What the books say of an account at one moment. Money is whole cents of Hong Kong dollars, none below nothing. */
export interface Books {
  /** cash that can be used */
  readonly available: number
  /** cash that is kept aside, without what was lent for it */
  readonly blocked: number
  /** owed by a margin account, without what was lent for applications: that goes back out of what is kept aside */
  readonly loan: number
  /** agreed on for a margin account, without what of it is lent for applications */
  readonly agreedLimit: number
  readonly held: readonly Held[]
}

export type AccountType = Figures['accountType']

/** Agreed on for an account, whole cents; nothing where nothing was. */
export const limitOf = async (db: ISql, accountId: number): Promise<number> => {
  const [row] = await db<{ cents: number }[]>`select cents from credit_limits where account_id = ${accountId}`
  return row?.cents ?? 0
}

/** Lent for applications whose money is not sorted yet; once it is, what is left of it is owed as any loan. */
const subscriptionLoanOf = async (db: ISql, accountId: number): Promise<number> => {
  const [row] = await db<[{ cents: number }]>`
    select coalesce(sum(loan), 0)::bigint as cents from offering_applications
    where account_id = ${accountId} and status in ('submitted', 'allotted', 'none')`
  return row.cents
}

/** What it holds; of what was allotted more than once under one code, the offering that was settled last. */
const heldBy = (db: ISql, accountId: number): Promise<Held[]> =>
  db<Held[]>`
    select position.code, quantity, cost, offer
    from positions position left join lateral (
      select jsonb_build_object('kind', facts -> 'kind', 'name', facts -> 'name', 'price', facts -> 'price') as offer
      from offering_applications application join offerings on offerings.code = offering
      where application.account_id = position.account_id and status = 'refunded' and lots_allotted > 0
        and facts ->> 'stockCode' = position.code
      order by refunded_at desc, application.id limit 1) allotted on true
    where position.account_id = ${accountId}`

/**
 * Reads an account as it was at one moment: no application is seen with its cash still there. A brokerage reads its own
 * back office here; everything else counts from what this returns.
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
      held: await heldBy(tx, accountId),
    }
  })
