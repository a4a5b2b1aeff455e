import type { Context } from '../../context.ts'
import { expireDueHolds } from '../../engine/conversions/end-hold.ts'
import { personsWithDueHolds } from '../../engine/conversions/holds.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { lockPersonById } from '../identity/public.ts'

/**
 * Expires every hold that is due by the business clock and restores points and stock. Safe to run concurrently.
 *
 * @throws AggregateError if the holds of some persons failed, after all others are expired
 */
export const expireHolds = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  await attemptAll(await personsWithDueHolds(db, clocks.business()), (personId) =>
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
