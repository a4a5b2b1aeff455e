import type { Module } from '../../module.ts'
import { sealAuditJob } from './audit-seals.ts'
import { ledgerFigures } from './figures.ts'
import { verifyLedgerJob } from './job.ts'
import { verificationPersonalData } from './personal-data.ts'
import { trailRoutes } from './trail/routes.ts'

export const verificationModule: Module = {
  routes: [trailRoutes],
  jobs: [sealAuditJob, verifyLedgerJob],
  figures: [ledgerFigures],
  personalData: verificationPersonalData,
  tables: ['audit_exports', 'audit_seals', 'ledger_verification'],
  storedKeys: {
    unkeyed: {
      'audit_seals.books_hash': 'SHA-256 of entries of the audit trail',
      'audit_seals.others_hash': 'SHA-256 of entries of the audit trail',
      'audit_seals.entry_hashes': 'SHA-256 of entries of the audit trail, deleted with the first of them',
      'audit_seals.hash': 'SHA-256 of a seal and the seal before it',
    },
  },
}
