import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { offeringsByCode, unsettledCodes } from './rows.ts'

/** Stores that the firm has allotted an offering, if no application waits for it. @param at business clock */
export const markAllotted = async (db: ISql, code: string, at: number): Promise<void> => {
  await db`
    update offerings set firm_allotted_at = ${new Date(at)}
    where code = ${code} and firm_allotted_at is null and not exists (
      select from offering_applications
      where offering = ${code} and status in ('placing', 'submitted', 'cancelling'))`
}

/**
 * Stores when the firm had allotted and when it had settled every order for an offering: from its announced date on, as
 * soon as no application waits for it.
 */
export const markFirmPhases = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  const at = clocks.business()
  for (const { code, dates, allottedAt } of (await offeringsByCode(db, await unsettledCodes(db))).values()) {
    if (!allottedAt && at >= dates.allotment) await markAllotted(db, code, at)
    if (at >= dates.refund)
      await db`
        update offerings set firm_settled_at = ${new Date(at)}
        where code = ${code} and firm_allotted_at is not null and firm_settled_at is null and not exists (
          select from offering_applications
          where offering = ${code} and status in ('placing', 'submitted', 'cancelling', 'allotted', 'none'))`
  }
}
