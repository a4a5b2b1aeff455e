import type { ISql } from 'postgres'
import { sweep } from '../../database/sweep.ts'
import { budgetDay } from './budget.ts'
import { pruneDeliveries } from './deliveries.ts'
import { sendMemory } from './rules.ts'

/** Deletes expired codes and proofs, and messages that no limit counts and no report concerns any more. */
export const pruneSms = async (db: ISql, now: number): Promise<void> => {
  await sweep(db, 'sms_codes', db`expires_at < ${new Date(now)}`)
  await sweep(db, 'sms_proofs', db`expires_at < ${new Date(now)}`)
  await sweep(db, 'sms_region_budget', db`day < ${budgetDay(now - sendMemory)}::date`)
  await pruneDeliveries(db, now)
  await sweep(db, 'sms_sends', db`sent_at < ${new Date(now - sendMemory)}`)
}
