import { defineJob } from '../../jobs/job.ts'
import { deliverOrder } from './deliver.ts'
import { giveUpOrders } from './give-up.ts'
import { partnerOrderQueue } from './order.ts'

/** Sends one order to its partner and retries with growing pauses, for longer than `giveUpOrders` waits. */
export const partnerOrderJob = defineJob<{ id: string }>({
  name: partnerOrderQueue.name,
  retryDelay: 5,
  // at most five minutes apart: a day and a third in total
  retries: 400,
  concurrency: 4,
  run: (context, { id }) => deliverOrder(context, id),
})

export const giveUpJob = defineJob({
  name: 'partner-orders-give-up',
  cron: '*/10 * * * *',
  retryDelay: 30,
  retries: 2,
  run: giveUpOrders,
})
