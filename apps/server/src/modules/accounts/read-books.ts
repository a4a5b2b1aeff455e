import type { Figures, Position } from '@foyer/contract/accounts'
import type { ISql, Sql } from 'postgres'
import { cashBalances } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'

/** What the books say of an account at one moment. Money is whole cents of Hong Kong dollars, none below nothing. */
export interface Books {
  /** cash that can be used */
  readonly available: number
  /** cash that is kept aside */
  readonly blocked: number
  /** owed by a margin account */
  readonly loan: number
  /** agreed on for a margin account */
  readonly agreedLimit: number
  readonly held: readonly Pick<Position, 'code' | 'quantity' | 'cost'>[]
}

export type AccountType = Figures['accountType']

/** Agreed on for an account, whole cents; nothing where nothing was. */
export const limitOf = async (db: ISql, accountId: number): Promise<number> => {
  const [row] = await db<{ cents: number }[]>`select cents from credit_limits where account_id = ${accountId}`
  return row?.cents ?? 0
}

/**
 * Reads an account as it was at one moment: no application is seen with its cash still there. A brokerage reads its own
 * back office here; everything else counts from what this returns.
 */
export const readBooks = (db: Sql, accountId: number): Promise<Books> =>
  db.begin('isolation level repeatable read read only', async (tx) => ({
    ...(await cashBalances(tx, accountId)),
    loan: await loanOf(tx, accountId),
    agreedLimit: await limitOf(tx, accountId),
    held: await tx<Books['held'][number][]>`
      select code, quantity, cost from positions where account_id = ${accountId}`,
  }))
