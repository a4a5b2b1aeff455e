import type { Context } from '../../context.ts'
import { claimedCash, creditCash, creditCashQueue } from '../../engine/rewards/cash.ts'
import { settleDue } from '../../engine/rewards/due.ts'
import { isStopError } from '../../engine/stopped.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'

/** Sent with every claim. */
export const creditCashJob = defineJob<{ id: string }>({
  name: creditCashQueue.name,
  retryDelay: 5,
  retries: 20,
  concurrency: 4,
  run: async (context, { id }) => {
    await creditCash(context, id).catch((error: unknown) => {
      // `creditLeft` credits it after the stop
      if (!isStopError(error)) throw error
    })
  },
})

/** Credits cash that was claimed and that its own job did not credit, for whatever reason. */
export const creditLeft = async (context: Context): Promise<void> =>
  attemptAll(await claimedCash(context.db), ({ id }) => creditCash(context, id))

export const creditLeftJob = defineJob({
  name: 'credit-left',
  cron: '*/10 * * * *',
  retryDelay: 60,
  retries: 1,
  timeLimit: 540,
  run: creditLeft,
})

/** Applies what time has caused, every minute. */
export const rewardsDueJob = defineJob({
  name: 'rewards-due',
  cron: '* * * * *',
  retryDelay: 60,
  retries: 1,
  run: async (context) => {
    await settleDue(context)
  },
})
