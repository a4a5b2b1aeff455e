import { sealAuditJob } from '../engine/audit-seals.ts'
import { creditCashJob, creditLeftJob } from '../engine/rewards/cash.ts'
import { rewardsDueJob } from '../engine/rewards/due.ts'
import { verifyLedgerJob } from '../engine/verify/job.ts'
import { settleCashbackJob } from '../modules/cashback/settle.ts'
import { expireHoldsJob } from '../modules/conversion/expire-holds.ts'
import { attendDrawsJob } from '../modules/draws/attend.ts'
import { remindJob } from '../modules/live/remind.ts'
import { attendOfferingsJob } from '../modules/offerings/attend.ts'
import { giveUpJob, partnerOrderJob } from '../modules/partners/jobs.ts'
import { phoneNoticeJob } from '../modules/phone/notify.ts'
import { pruneExpiredJob } from '../modules/privacy/prune-expired.ts'
import { attendTrackingJob } from '../modules/tracking/partitions.ts'
import type { Job } from './job.ts'

/** All jobs. A job with a cron line runs in one process at a time, whatever the number of processes. */
export const allJobs: readonly Job[] = [
  creditCashJob,
  creditLeftJob,
  rewardsDueJob,
  partnerOrderJob,
  phoneNoticeJob,
  giveUpJob,
  settleCashbackJob,
  expireHoldsJob,
  attendDrawsJob,
  attendOfferingsJob,
  remindJob,
  sealAuditJob,
  verifyLedgerJob,
  pruneExpiredJob,
  attendTrackingJob,
]
