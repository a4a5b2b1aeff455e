import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { allotOffering } from './allot.ts'
import { closeOffering } from './freeze.ts'
import { refundOffering } from './refund.ts'
import { unsettledCodes } from './rows.ts'

/** Closes, allots and refunds one offering, as far as its time has come. Who cannot be told keeps nobody else from their money. */
export const attendOffering = (context: Context, code: string): Promise<void> =>
  attemptAll([closeOffering, allotOffering, refundOffering], (step) => step(context, code))

/** What time does to offerings. Any number may do it at once, and again. */
export const attendOfferings = async (context: Context): Promise<void> =>
  attemptAll(await unsettledCodes(context.db), (code) => attendOffering(context, code))

export const attendOfferingsJob = defineJob({
  name: 'attend-offerings',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  timeLimit: 1_800,
  run: attendOfferings,
})
