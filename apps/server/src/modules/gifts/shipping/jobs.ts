import { defineJob } from '../../../jobs/job.ts'
import { createOrders } from './create-orders.ts'
import { handOverOrders } from './hand-over.ts'
import { readShipments } from './read-shipments.ts'

/** Hands gifts over to the firm's back office, which ships them, and reads what happened to them. */
export const shipGiftsJob = defineJob({
  name: 'ship-gifts',
  cron: '* * * * *',
  retryDelay: 20,
  retries: 1,
  timeLimit: 120,
  run: async (context) => {
    if (context.connectors.backOffice.isLocal) return
    // first, so that a gift that came back is not ordered again before its address is corrected
    await readShipments(context)
    await createOrders(context)
    await handOverOrders(context)
  },
})
