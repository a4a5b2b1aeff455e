import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'
import { budgetDay } from './budget.ts'
import { pruneDeliveries } from './deliveries.ts'
import { sendMemory } from './rules.ts'

/** Deletes expired codes and proofs, and messages that no limit counts and no report concerns any more. */
export const pruneSms = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(db, 'sms_codes', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'sms_proofs', db`expires_at < ${new Date(now)}`)
  await pruneInBatches(db, 'sms_region_budget', db`day < ${budgetDay(now - sendMemory)}::date`)
  await pruneDeliveries(db, now)
  await pruneInBatches(db, 'sms_sends', db`sent_at < ${new Date(now - sendMemory)}`)
}
