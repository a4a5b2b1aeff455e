import type { Context } from '../../context.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { defineJob } from '../../jobs/job.ts'
import { flowMs } from './rules.ts'
import { isOpen } from './sessions.ts'

/** Deletes ended sessions, sign-ins that nobody completed, and logout tokens that are not accepted any more. */
export const pruneStaff = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  const now = clocks.wall()
  await pruneInBatches(db, 'staff_sessions', db`not ${isOpen(db, now)}`)
  await pruneInBatches(db, 'staff_sign_ins', db`began_at <= ${new Date(now - flowMs)}`)
  await pruneInBatches(db, 'staff_logout_tokens', db`expires_at < ${new Date(now)}`)
}

export const pruneStaffJob = defineJob({
  name: 'prune-staff',
  cron: '23 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 300,
  run: pruneStaff,
})
