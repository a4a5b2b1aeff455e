import type { Context } from '../../context.ts'
import { attemptAll } from '../../jobs/attempt-all.ts'
import { defineJob } from '../../jobs/job.ts'
import { allotOffering } from './allot.ts'
import { closeOffering } from './freeze.ts'
import { holdWhatIsMissed } from './hold.ts'
import { refundOffering } from './refund.ts'
import { offeringsByCode, unsettledCodes } from './rows.ts'

/** Closes, allots and refunds one offering, as far as its time has come. Who cannot be told keeps nobody else from their money. */
export const attendOffering = (context: Context, code: string): Promise<void> =>
  attemptAll([closeOffering, allotOffering, refundOffering], (step) => step(context, code))

const attendUnsettled = async (context: Context): Promise<void> =>
  attemptAll(await unsettledCodes(context.db), (code) => attendOffering(context, code))

/** What time does to offerings, and what an older server left undone. Any number may do it at once, and again. */
export const attendOfferings = async (context: Context): Promise<void> =>
  attemptAll([attendUnsettled, holdWhatIsMissed], (step) => step(context))

export const attendOfferingsJob = defineJob({
  name: 'attend-offerings',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 2,
  timeLimit: 1_800,
  run: attendOfferings,
})

/** What a server that ran all the time did at each close until now: the sandbox's clock may have jumped over it. */
export const closeInTime = async (context: Context): Promise<void> => {
  const offerings = await offeringsByCode(context.db, await unsettledCodes(context.db))
  const passed = [...offerings.values()].filter(
    ({ frozenAt, dates }) => !frozenAt && dates.closes <= context.clocks.business(),
  )
  await attemptAll(passed, ({ code, dates }) =>
    closeOffering({ ...context, clocks: { ...context.clocks, business: () => dates.closes } }, code),
  )
}
