import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import type { Mobile } from '../identity/public.ts'
import { clientPart, homeCallingCodes, regionLeast, regionPart } from './rules.ts'

const hongKongOffset = 8 * 3_600_000

/** A day of the budget: the date in Hong Kong, YYYY-MM-DD. */
export const budgetDay = (now: number): string => new Date(now + hongKongOffset).toISOString().slice(0, 10)

export interface Budget {
  readonly limit: number
  readonly spent: number
  /** codes that were verified */
  readonly verified: number
}

/** The part of the budget that is available to foreign calling codes. */
const openShare = (limit: number): number => Math.floor((limit * 4) / 5)

/** Adds the row of the day with the operator's limit, unless it exists. */
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
 * The recipient of a message. Strangers share the budget without the reserve for clients; foreign ones are also limited
 * by region.
 */
export interface Payee {
  readonly mobile: Pick<Mobile, 'callingCode' | 'region'>
  /** whether the message may use the reserve for clients */
  readonly isClient: boolean
}

const isHome = ({ mobile }: Payee): boolean => homeCallingCodes.has(mobile.callingCode)

/** Counts a message to a stranger abroad. @throws Refused `sms_budget_spent` if the region has used its share */
const spendOnRegion = async (db: ISql, day: string, region: string): Promise<void> => {
  const [{ most }] = await db<[{ most: number }]>`
    select coalesce(region_daily_limit, greatest(${regionLeast}::int, budget.daily_limit / ${regionPart}::int)) as most
    from sms_settings, sms_budget as budget where day = ${day}::date`
  const paid = await db`
    insert into sms_region_budget as region (day, region, spent)
    select ${day}::date, ${region}, 1 where ${most}::int > 0
    on conflict (day, region) do update set spent = region.spent + 1 where region.spent < ${most}::int
    returning 1`
  if (paid.length === 0) throw new Refused('sms_budget_spent', 'the budget of this region is spent for the day')
}

/**
 * Counts one message against today's budget; rolled back with the transaction. It locks the row of the day, for which
 * all sends of the day wait, so a send calls it last.
 *
 * @throws Refused `sms_region_blocked` for a calling code or region that an operator does not serve; `sms_budget_spent`
 */
export const spend = async (db: ISql, payee: Payee, now: number): Promise<Budget> => {
  const { callingCode, region } = payee.mobile
  const day = budgetDay(now)
  const [settings] = await db<[{ served: boolean }]>`
    select (calling_codes is null or ${callingCode} = any (calling_codes))
      and (regions is null or ${region} = any (regions)) as served from sms_settings`
  if (!settings.served) throw new Refused('sms_region_blocked', 'this calling code or region is not served')
  await beginDay(db, day)
  if (!payee.isClient && !isHome(payee)) await spendOnRegion(db, day, region)
  const [paid] = await db<Budget[]>`
    update sms_budget set spent = spent + 1
    where day = ${day}::date and spent < case
      when ${payee.isClient} then daily_limit
      when ${isHome(payee)} then daily_limit - daily_limit / ${clientPart}::int
      else daily_limit * 4 / 5 end
    returning daily_limit as limit, spent, verified`
  if (!paid) throw new Refused('sms_budget_spent', 'the budget of the day is spent')
  return paid
}

/** Changes the limit of the day of `now`; the operator's limit applies to later days. */
export const setLimit = async (db: ISql, now: number, limit: number): Promise<void> => {
  const day = budgetDay(now)
  await beginDay(db, day)
  await db`update sms_budget set daily_limit = ${limit} where day = ${day}::date`
}

/** Returns the cost of a message that was certainly not sent. */
export const refund = async (db: ISql, payee: Payee, now: number): Promise<void> => {
  const day = budgetDay(now)
  if (!payee.isClient && !isHome(payee))
    await db`
      update sms_region_budget set spent = spent - 1
      where day = ${day}::date and region = ${payee.mobile.region} and spent > 0`
  await db`update sms_budget set spent = spent - 1 where day = ${day}::date and spent > 0`
}

/** Counts a verified code. */
export const countVerified = async (db: ISql, now: number): Promise<void> => {
  const day = budgetDay(now)
  await beginDay(db, day)
  await db`update sms_budget set verified = verified + 1 where day = ${day}::date`
}

/** The log message when the budget reaches one of its limits; each appears once a day. */
export const alarmOf = ({ limit, spent }: Budget): string | undefined => {
  if (spent === limit) return 'the SMS budget of the day is spent'
  if (spent === limit - Math.floor(limit / clientPart))
    return 'the SMS budget of the day is spent except for the reserve for clients'
  return spent === openShare(limit) ? 'the SMS budget of the day is nearly spent' : undefined
}
