import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { allotOffering } from './allot.ts'
import { findOrders } from './find-orders.ts'
import { markFirmPhases } from './firm-phases.ts'
import { closeOffering } from './freeze.ts'
import { addMissingPositions } from './hold.ts'
import { readOrderEvents } from './order-events.ts'
import { refundOffering } from './refund.ts'
import { offeringsByCode, unsettledCodes } from './rows.ts'

/**
 * Closes, allots and refunds one offering as far as each step is due. A step that fails does not prevent the next one.
 * Does nothing if the firm has the orders and reports their allotment.
 */
export const attendOffering = async (context: Context, code: string): Promise<void> => {
  if (context.connectors.orders.isLocal)
    await attemptAll([closeOffering, allotOffering, refundOffering], (step) => step(context, code))
}

const attendUnsettled = async (context: Context): Promise<void> =>
  attemptAll(await unsettledCodes(context.db), (code) => attendOffering(context, code))

/**
 * Runs all due steps of offerings, and adds the positions that an older server omitted. If the firm has the orders, it
 * finds out what became of them instead. Concurrent and repeated runs are safe.
 */
export const attendOfferings = async (context: Context): Promise<void> => {
  const { orders } = context.connectors
  if (orders.isLocal) return attemptAll([attendUnsettled, addMissingPositions], (step) => step(context))
  await attemptAll([findOrders, readOrderEvents, markFirmPhases], (step) => step(context, orders))
}

export const attendOfferingsJob = defineJob({
  name: 'attend-offerings',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  timeLimit: 1_800,
  run: attendOfferings,
})

/**
 * Closes each offering as of its closing time, as a continuously running server does: the sandbox's clock may have
 * jumped over it.
 */
export const closeInTime = async (context: Context): Promise<void> => {
  if (!context.connectors.orders.isLocal) return
  const offerings = await offeringsByCode(context.db, await unsettledCodes(context.db))
  const passed = [...offerings.values()].filter(
    ({ frozenAt, dates }) => !frozenAt && dates.closes <= context.clocks.business(),
  )
  await attemptAll(passed, ({ code, dates }) =>
    closeOffering({ ...context, clocks: { ...context.clocks, business: () => dates.closes } }, code),
  )
}
