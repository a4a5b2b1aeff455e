import type { ISql } from 'postgres'
import { budgetDay } from './budget.ts'
import { pruneDeliveries } from './deliveries.ts'
import { sendMemory } from './rules.ts'

/** Deletes expired codes and proofs, and messages that no limit counts and no report concerns any more. */
export const pruneSms = async (db: ISql, now: number): Promise<void> => {
  await db`delete from sms_codes where expires_at < ${new Date(now)}`
  await db`delete from sms_proofs where expires_at < ${new Date(now)}`
  await db`delete from sms_region_budget where day < ${budgetDay(now - sendMemory)}::date`
  await pruneDeliveries(db, now)
  await db`delete from sms_sends where sent_at < ${new Date(now - sendMemory)}`
}
