import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { personalTablesOf } from '../../module.ts'
import type { Expiry } from '../../personal-data.ts'
import { eraseInactive } from './erase-inactive.ts'
import { beginningsOf } from './retention.ts'

/**
 * Deletes records whose period has ended by the wall clock, as the tables of all modules declare it. The figures that
 * ledger, stock and audit trail are based on stay, without personal data. Concurrent and repeated runs are safe.
 */
export const pruneExpired = async (context: Context): Promise<void> => {
  const { db, clocks, modules } = context
  const wall = clocks.wall()
  const before = await beginningsOf(db, wall)
  const expiry: Expiry = {
    wall,
    before,
    erased: (kind) => db`(select person_id from erasures where erased_at <= ${before(kind)})`,
  }
  for (const [, { expire }] of personalTablesOf(modules)) await expire?.(db, expiry)
  await eraseInactive(context)
}

/** Runs once a night. */
export const pruneExpiredJob = defineJob({
  name: 'forget-due',
  cron: '41 3 * * *',
  retryDelay: 300,
  retries: 3,
  timeLimit: 1_800,
  run: pruneExpired,
})
