import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import { homeCallingCodes } from './rules.ts'

const hongKongOffset = 8 * 3_600_000

/** A day of the budget: the date in Hong Kong, YYYY-MM-DD. */
export const budgetDay = (now: number): string => new Date(now + hongKongOffset).toISOString().slice(0, 10)

export interface Budget {
  readonly limit: number
  readonly spent: number
  /** codes typed in correctly */
  readonly verified: number
}

/** What may be spent on other than the home calling codes. */
const openShare = (limit: number): number => Math.floor((limit * 4) / 5)

/** Begins the day, where nobody has, under the limit an operator set. */
const beginDay = async (db: ISql, day: string): Promise<void> => {
  await db`
    insert into sms_budget (day, daily_limit) select ${day}::date, daily_limit from sms_settings
    on conflict do nothing`
}

/** Today's budget, for metrics and the sandbox. */
export const budgetOf = async (db: ISql, now: number): Promise<Budget> => {
  const day = budgetDay(now)
  await beginDay(db, day)
  const [budget] = await db<[Budget]>`
    select daily_limit as limit, spent, verified from sms_budget where day = ${day}::date`
  return budget
}

/**
 * Pays for one message of today's budget; rolled back with the transaction. The last row to be locked of a send, since
 * every send of the day waits for it.
 *
 * @throws Refused `sms_region_blocked` for a calling code an operator does not serve; `sms_budget_spent`
 */
export const spend = async (db: ISql, callingCode: string, now: number): Promise<Budget> => {
  const day = budgetDay(now)
  const [settings] = await db<[{ served: boolean }]>`
    select calling_codes is null or ${callingCode} = any (calling_codes) as served from sms_settings`
  if (!settings.served) throw new Refused('sms_region_blocked', 'this calling code is not served')
  await beginDay(db, day)
  const home = homeCallingCodes.has(callingCode)
  const [paid] = await db<Budget[]>`
    update sms_budget set spent = spent + 1
    where day = ${day}::date and spent < case when ${home} then daily_limit else daily_limit * 4 / 5 end
    returning daily_limit as limit, spent, verified`
  if (!paid) throw new Refused('sms_budget_spent', 'the budget of the day is spent')
  return paid
}

/** Changes the limit of the day that `now` falls into; the days after keep the operator's. */
export const setLimit = async (db: ISql, now: number, limit: number): Promise<void> => {
  const day = budgetDay(now)
  await beginDay(db, day)
  await db`update sms_budget set daily_limit = ${limit} where day = ${day}::date`
}

/** Gives back what was paid for a message that surely never left. */
export const refund = async (db: ISql, now: number): Promise<void> => {
  await db`update sms_budget set spent = spent - 1 where day = ${budgetDay(now)}::date and spent > 0`
}

/** Counts a code that was typed in correctly. */
export const countVerified = async (db: ISql, now: number): Promise<void> => {
  const day = budgetDay(now)
  await beginDay(db, day)
  await db`update sms_budget set verified = verified + 1 where day = ${day}::date`
}

/** Why somebody should look: said once when only the home share is left, and once when nothing is. */
export const alarmOf = ({ limit, spent }: Budget): string | undefined => {
  if (spent === limit) return 'the SMS budget of the day is spent'
  return spent === openShare(limit) ? 'the SMS budget of the day is nearly spent' : undefined
}
