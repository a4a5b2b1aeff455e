import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { endDue } from './end-hold.ts'

const batch = 100

/** Ends every hold whose time is up by the business clock: points and stock are back. Any number may run at once. */
export const expireHolds = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  for (;;) {
    const due = await db<{ person_id: number }[]>`
      select distinct person_id from conversion_holds
      where status = 'held' and expires_at <= ${new Date(clocks.business())} limit ${batch}`
    for (const { person_id: personId } of due)
      await db.begin(async (tx) => {
        await tx`select from persons where id = ${personId} for no key update`
        await endDue(context, tx, personId)
      })
    if (due.length < batch) return
  }
}

export const expireHoldsJob = defineJob({
  name: 'expire-holds',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  run: expireHolds,
})
