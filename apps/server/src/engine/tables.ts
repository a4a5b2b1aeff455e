/** The tables that the engine owns: no other code of the server names one of them (scripts/table-owners.ts). */
export const engineTables: readonly string[] = [
  'activity_stock',
  'audit_entries',
  'conversion_holds',
  'conversions',
  'draw_chances',
  'draw_records',
  'draws',
  'fee_discounts',
  'idempotency_keys',
  'ledger_accounts',
  'ledger_postings',
  'ledger_transfers',
  'participations',
  'rewards',
  'stock_slots',
  'voucher_codes',
]
