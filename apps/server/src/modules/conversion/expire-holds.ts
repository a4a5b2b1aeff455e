import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { lockPersonById } from '../identity/public.ts'
import { expireDueHolds } from './end-hold.ts'

/**
 * Expires every hold that is due by the business clock and restores points and stock. Safe to run concurrently.
 *
 * @throws AggregateError if the holds of some persons failed, after all others are expired
 */
export const expireHolds = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const due = await db<{ person_id: number }[]>`
    select distinct person_id from conversion_holds
    where status = 'held' and expires_at <= ${new Date(clocks.business())}`
  await attemptAll(due, ({ person_id: personId }) =>
    db.begin(async (tx) => {
      await lockPersonById(tx, personId)
      await expireDueHolds(context, tx, personId)
    }),
  )
}

export const expireHoldsJob = defineJob({
  name: 'expire-holds',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  run: expireHolds,
})
