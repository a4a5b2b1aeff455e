import type { Counted } from './check.ts'

/** What is granted, and what it is granted from. */
export const countedGrants: Counted = {
  accounts: (db) => db`select count(*) from ledger_accounts`,
  transfers: (db) => db`select count(*) from ledger_transfers`,
  postings: (db) => db`select count(*) from ledger_postings`,
  stocks: (db) => db`select count(*) from activity_stock`,
  'given out of stock': (db) => db`select coalesce(sum(total - remaining), 0)::bigint from activity_stock`,
  participations: (db) => db`select count(*) from participations`,
  rewards: (db) => db`select count(*) from rewards`,
  conversions: (db) => db`select count(*) from conversions`,
  draws: (db) => db`select count(*) from draw_records`,
}

/** What proves it. The report has it last, behind the figures of the modules. */
export const countedProofs: Counted = {
  codes: (db) => db`select count(*) from voucher_codes`,
  'codes granted': (db) => db`select count(*) from voucher_codes where granted_at is not null`,
  'audit entries': (db) => db`select count(*) from audit_entries`,
}
