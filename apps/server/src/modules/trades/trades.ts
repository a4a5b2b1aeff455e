import type { TradeKind } from '@foyer/api/cashback'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import type { Closures, Day } from '../trading-calendar/public.ts'
import { settlementDay } from './settlement-day.ts'

/** A trade of a client's account. Money is whole cents of Hong Kong dollars; moments are of the business clock. */
export interface Trade {
  readonly reference: string
  readonly kind: TradeKind
  readonly side: 'buy' | 'sell'
  readonly code: string
  readonly name: Texts
  readonly fees: number
  readonly isFeeWaived: boolean
  readonly status: 'executed' | 'cancelled'
  readonly executedAt: number
  readonly settlesOn: Day
}

interface Row {
  reference: string
  kind: TradeKind
  side: Trade['side']
  code: string
  name: Texts
  fees: number
  fee_waived: boolean
  status: Trade['status']
  executed_at: Date
  settles_on: Day | null
}

const columns = (db: ISql) => db`
  reference, kind, side, code, name, fees, fee_waived, status, executed_at, to_char(settles_on, 'YYYY-MM-DD') as settles_on`

const tradeOf = (closures: Closures, { fee_waived, executed_at, settles_on, ...row }: Row): Trade => ({
  ...row,
  isFeeWaived: fee_waived,
  executedAt: executed_at.getTime(),
  settlesOn: settles_on ?? settlementDay(closures, executed_at.getTime()),
})

/**
 * An account's trades from one moment up to, but not including, another, newest first. A settlement day reported by the
 * back office applies; the others follow the closures declared now.
 */
export const tradesOf = async (
  db: ISql,
  closures: Closures,
  accountId: number,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<Trade[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)}
    from trades where account_id = ${accountId} and executed_at >= ${new Date(from)} and executed_at < ${new Date(until)}
    order by executed_at desc, reference`
  return rows.map((row) => tradeOf(closures, row))
}

/** All trades of several accounts, by account, unordered. */
export const tradesOfAll = async (
  db: ISql,
  closures: Closures,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Trade[]>> => {
  const rows = await db<(Row & { account_id: number })[]>`
    select account_id, ${columns(db)} from trades where account_id = any (${[...accountIds]})`
  const byAccount = new Map<number, Trade[]>()
  for (const { account_id: account, ...row } of rows) {
    const own = byAccount.get(account) ?? []
    own.push(tradeOf(closures, row))
    byAccount.set(account, own)
  }
  return byAccount
}
