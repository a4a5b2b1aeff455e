import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import type { Mobile } from '../identity/mobile-number.ts'
import type { CodePurpose } from './messages.ts'
import { clientPart, homeCallingCodes, regionLeast, regionPart } from './rules.ts'
import { isOfClient } from './windows.ts'

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

/** Who is paid for: strangers share what is left beside the reserve for clients, abroad by region. */
export interface Payee {
  readonly mobile: Pick<Mobile, 'callingCode' | 'region'>
  readonly purpose: CodePurpose | 'reminder'
}

/** Codes to log in to an account, and to the number that a person has, are for somebody we know. */
const isStranger = ({ purpose }: Payee): boolean => !isOfClient(purpose)
const isHome = ({ mobile }: Payee): boolean => homeCallingCodes.has(mobile.callingCode)

/** Counts a message to a stranger abroad. @throws Refused `sms_budget_spent` where the region has had its part */
const spendOnRegion = async (db: ISql, day: string, region: string): Promise<void> => {
  const [{ most }] = await db<[{ most: number }]>`
    select coalesce(region_daily_limit, greatest(${regionLeast}::int, budget.daily_limit / ${regionPart}::int)) as most
    from sms_settings, sms_budget as budget where day = ${day}::date`
  const paid = await db`
    insert into sms_region_budget as region (day, region, spent)
    select ${day}::date, ${region}, 1 where ${most}::int > 0
    on conflict (day, region) do update set spent = region.spent + 1 where region.spent < ${most}::int
    returning 1`
  if (paid.length === 0) throw new Refused('sms_budget_spent', 'this region has had its messages of the day')
}

/**
 * Pays for one message of today's budget; rolled back with the transaction. The last row to be locked of a send, since
 * every send of the day waits for it.
 *
 * @throws Refused `sms_region_blocked` for a calling code or region an operator does not serve; `sms_budget_spent`
 */
export const spend = async (db: ISql, payee: Payee, now: number): Promise<Budget> => {
  const { callingCode, region } = payee.mobile
  const day = budgetDay(now)
  const [settings] = await db<[{ served: boolean }]>`
    select (calling_codes is null or ${callingCode} = any (calling_codes))
      and (regions is null or ${region} = any (regions)) as served from sms_settings`
  if (!settings.served) throw new Refused('sms_region_blocked', 'this calling code or region is not served')
  await beginDay(db, day)
  if (isStranger(payee) && !isHome(payee)) await spendOnRegion(db, day, region)
  const [paid] = await db<Budget[]>`
    update sms_budget set spent = spent + 1
    where day = ${day}::date and spent < case
      when ${!isStranger(payee)} then daily_limit
      when ${isHome(payee)} then daily_limit - daily_limit / ${clientPart}::int
      else daily_limit * 4 / 5 end
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
export const refund = async (db: ISql, payee: Payee, now: number): Promise<void> => {
  const day = budgetDay(now)
  if (isStranger(payee) && !isHome(payee))
    await db`
      update sms_region_budget set spent = spent - 1
      where day = ${day}::date and region = ${payee.mobile.region} and spent > 0`
  await db`update sms_budget set spent = spent - 1 where day = ${day}::date and spent > 0`
}

/** Counts a code that was typed in correctly. */
export const countVerified = async (db: ISql, now: number): Promise<void> => {
  const day = budgetDay(now)
  await beginDay(db, day)
  await db`update sms_budget set verified = verified + 1 where day = ${day}::date`
}

/** Why somebody should look, said once each: what is left of the day's budget. */
export const alarmOf = ({ limit, spent }: Budget): string | undefined => {
  if (spent === limit) return 'the SMS budget of the day is spent'
  if (spent === limit - Math.floor(limit / clientPart)) return 'the SMS budget of the day is spent but for clients'
  return spent === openShare(limit) ? 'the SMS budget of the day is nearly spent' : undefined
}
