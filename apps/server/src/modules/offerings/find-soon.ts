import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { findOrder, type Unknown } from './find-orders.ts'

/**
 * Seconds from a lost answer until the order is looked for. An order that is absent then is closed, so a firm that did
 * not answer in time, and may still be placing it, gets half a minute from the first attempt of the call on: somebody
 * who is refused just before the cut-off could not apply again.
 */
const pause = { broken: 5, running: 20 }

/**
 * Looks for one order or cancellation, three more times within about a minute while the firm is away. Afterwards, and
 * if the server that made the call died, `findOrders` looks for it.
 */
export const findOrderJob = defineJob<Unknown>({
  name: 'find-order',
  retryDelay: 7,
  retries: 3,
  concurrency: 4,
  run: async (context, unknown) => {
    const { orders } = context.connectors
    if (!orders.isLocal) await findOrder(context, orders, unknown)
  },
})

/** Sends the job for an order or cancellation whose answer was just lost. @param away how it was lost */
export const findSoon = ({ db, jobs }: Context, unknown: Unknown, away: { readonly mayRun: boolean }): Promise<void> =>
  db.begin((tx) => jobs.send(tx, findOrderJob, unknown, away.mayRun ? pause.running : pause.broken))
