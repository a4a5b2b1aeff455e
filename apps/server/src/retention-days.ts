import type { PeriodKind } from './personal-data.ts'

/**
 * The days of each period in a new database, as migrations set them; a test compares both. Operators change them in
 * `retention_periods`.
 */
export const retentionDays: Readonly<Record<PeriodKind | 'audit', number>> = {
  audit: 2557,
  authentication: 365,
  consents: 2557,
  delivery: 90,
  knowledge_tests: 2557,
  ledger: 2557,
  participations: 2557,
  persons: 2557,
  phone_changes: 365,
  rewards: 2557,
  votes: 365,
}
