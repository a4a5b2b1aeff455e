import type { Figures, Position } from '@foyer/api/accounts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { cashBalances } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'
import type { AccountShare, Module } from '../../module.ts'

/** A holding, with the offering that allotted it, if any. */
export interface Holding extends Pick<Position, 'code' | 'quantity' | 'cost'> {
  readonly offer: AccountShare['allotted'][string] | null
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

/** The shares of all modules in an account. */
const sharesOf = async (db: ISql, modules: readonly Module[], accountId: number): Promise<AccountShare> => {
  let lent = 0
  const allotted: Record<string, AccountShare['allotted'][string]> = {}
  for (const { accountShare } of modules) {
    const share = await accountShare?.(db, accountId)
    lent += share?.lent ?? 0
    Object.assign(allotted, share?.allotted)
  }
  return { lent, allotted }
}

const holdingsOf = async (db: ISql, accountId: number, allotted: AccountShare['allotted']): Promise<Holding[]> => {
  const rows = await db<Omit<Holding, 'offer'>[]>`
    select code, quantity, cost from positions where account_id = ${accountId}`
  return rows.map((row) => ({ ...row, offer: allotted[row.code] ?? null }))
}

/**
 * Reads an account in one snapshot, so that no application is visible with its cash still available. A brokerage
 * connects its own back office here; every other figure is calculated from this result.
 */
export const readBooks = ({ db, modules }: Pick<Context, 'db' | 'modules'>, accountId: number): Promise<Books> =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    const { available, blocked } = await cashBalances(tx, accountId)
    const { lent, allotted } = await sharesOf(tx, modules, accountId)
    return {
      available,
      blocked: blocked - lent,
      loan: (await loanOf(tx, accountId)) - lent,
      agreedLimit: Math.max((await limitOf(tx, accountId)) - lent, 0),
      held: await holdingsOf(tx, accountId, allotted),
    }
  })
