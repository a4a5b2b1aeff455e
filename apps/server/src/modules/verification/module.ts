import type { Module } from '../../module.ts'
import { sealAuditJob } from './audit-seals.ts'
import { ledgerFigures } from './figures.ts'
import { verifyLedgerJob } from './job.ts'
import { verificationPersonalData } from './personal-data.ts'

export const verificationModule: Module = {
  jobs: [sealAuditJob, verifyLedgerJob],
  figures: [ledgerFigures],
  personalData: verificationPersonalData,
  tables: ['audit_seals', 'ledger_verification'],
}
