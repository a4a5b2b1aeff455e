import { defineJob } from '../../jobs/job.ts'
import { readTrades } from './read-feed.ts'
import { readHistories } from './read-histories.ts'

/** Requests trades from the back office. Nothing is lost if a run fails: the next one goes on at the same place. */
export const readTradesJob = defineJob({
  name: 'read-trades',
  cron: '* * * * *',
  retryDelay: 20,
  retries: 1,
  timeLimit: 120,
  run: async (context) => {
    await readTrades(context)
    await readHistories(context)
  },
})
