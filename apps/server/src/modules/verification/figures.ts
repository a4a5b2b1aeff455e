import type { Figures } from '../../operations/figures.ts'
import { lastVerification } from './job.ts'

/** The result of the last verification. */
export const ledgerFigures: Figures = {
  name: 'ledger',
  gauges: {
    foyer_ledger_differences: 'Differences that the last verification of the ledger found; 0 is right',
    foyer_ledger_verified_timestamp_seconds: 'When that was; 0 before the first time',
  },
  read: async ({ db }) => {
    const last = await lastVerification(db)
    return {
      foyer_ledger_differences: last?.differences ?? 0,
      foyer_ledger_verified_timestamp_seconds: Math.round((last?.at ?? 0) / 1000),
    }
  },
}
