import { partnerOrderQueue } from '../../engine/partner-orders.ts'
import { defineJob } from '../../jobs/job.ts'
import { deliverOrder } from './deliver.ts'
import { giveUpOrders } from './give-up.ts'

/** Asks a partner about one order, again and again with rising pauses, for longer than `giveUpOrders` waits. */
export const partnerOrderJob = defineJob<{ id: string }>({
  name: partnerOrderQueue.name,
  retryDelay: 5,
  // five minutes apart at most: a day and a third
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
