import type { Module } from '../module.ts'
import { sealAuditJob } from './audit-seals.ts'
import { creditCashJob, creditLeftJob } from './rewards/cash.ts'
import { rewardsDueJob } from './rewards/due.ts'
import { verifyLedgerJob } from './verify/job.ts'

export const engineModule: Module = {
  jobs: [creditCashJob, creditLeftJob, rewardsDueJob, sealAuditJob, verifyLedgerJob],
}
