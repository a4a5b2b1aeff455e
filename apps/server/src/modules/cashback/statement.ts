import type { ISql } from 'postgres'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import { findActivity } from '../activities/public.ts'
import { tradesOf } from '../trades/public.ts'
import { type Closures, dayOf, readClosures } from '../trading-calendar/public.ts'
import { countMonth, type MonthCount } from './count.ts'
import { boundsOf, monthOf, monthsFrom } from './months.ts'
import type { Registration } from './registrations.ts'
import { readTerms } from './terms.ts'

/** Every month of a registration as of one moment, oldest first; at least the month in which it was made. */
export interface Statement {
  readonly closures: Closures
  readonly months: readonly MonthCount[]
}

/**
 * Calculates an account's cashback month by month until the activity ends. Trades executed after `at` are ignored.
 *
 * @param at business clock
 * @throws Refused `facts_missing` without a published calendar or terms
 */
export const statementOf = async (db: ISql, registration: Registration, at: number): Promise<Statement> => {
  const activity = await findActivity(db, { number: tradeCashback.activity })
  const closures = await readClosures(db)
  if (!activity) return { closures, months: [] }
  const { opensAt, closesAt } = activity
  const { accountId, joinedAt } = registration
  const first = monthOf(joinedAt)
  const months = monthsFrom(first, monthOf(Math.min(at, closesAt - 1)))
  const { from } = boundsOf(first)
  const until = Math.min(boundsOf(months.at(-1) ?? first).until, at + 1)
  const trades = await tradesOf(db, closures, accountId, { from, until })
  const termsOf = await readTerms(db)
  const input = { closures, termsOf, trades, joinedAt, opensAt, closesAt, today: dayOf(at) }
  return { closures, months: months.map((month) => countMonth(input, month)) }
}
