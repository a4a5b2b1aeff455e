import type { Figures, Position } from '@foyer/api/accounts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { cashBalances } from '../../engine/cash.ts'
import { loanOf } from '../../engine/margin-loan.ts'
import type { AccountShare, Module } from '../../module.ts'
import { positionChanges } from './positions.ts'

/** The books of an account, as the firm's books or those of the sandbox have them. */
export type Books = NonNullable<Awaited<ReturnType<Context['connectors']['books']['readBooks']>>>

/** A holding, with the offering that allotted it, if any. */
export interface Holding extends Pick<Position, 'code' | 'quantity' | 'cost'> {
  readonly offer: AccountShare['allotted'][string] | null
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

/**
 * Adds to each holding the offering that allotted it. Call it after the books were read, so that the offering of every
 * holding is known.
 */
export const withOffers = async (
  { db, modules }: Pick<Context, 'db' | 'modules'>,
  accountId: number,
  held: Books['held'],
): Promise<Holding[]> => {
  const { allotted } = await sharesOf(db, modules, accountId)
  return held.map((one) => ({ ...one, offer: allotted[one.code] ?? null }))
}

/** How long ago changes of holdings are reported, in milliseconds: longer than trading ever pauses. */
const changesFor = 14 * 86_400_000

/**
 * Reads the books of an account from the sandbox's own tables in one snapshot, so that no application is visible with its
 * cash still available.
 */
export const readOwnBooks = (
  { db, modules, clocks }: Pick<Context, 'db' | 'modules' | 'clocks'>,
  accountId: number,
): Promise<Books> =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    const { available, blocked } = await cashBalances(tx, accountId)
    const { lent } = await sharesOf(tx, modules, accountId)
    return {
      available,
      blocked: blocked - lent,
      loan: (await loanOf(tx, accountId)) - lent,
      agreedLimit: Math.max((await limitOf(tx, accountId)) - lent, 0),
      held: await tx<Books['held']>`select code, quantity, cost from positions where account_id = ${accountId}`,
      changes: await positionChanges(tx, accountId, clocks.business() - changesFor),
    }
  })
