import { cashStates, conversionStates, giftStates, holdStates, voucherStates } from '@foyer/protocol/machines/rewards'
import { rewardRows } from '../relations.ts'
import type { Trail } from './trails.ts'

/** The engine's own tables with a state machine. */
export const engineTrails: readonly Trail[] = [
  { table: 'rewards', rows: rewardRows, type: 'exchange_voucher', machine: voucherStates },
  { table: 'rewards', rows: rewardRows, type: 'cash_return', machine: cashStates },
  { table: 'rewards', rows: rewardRows, type: 'physical_gift', machine: giftStates },
  {
    table: 'conversion_holds',
    rows: (db) => db`(select id, status from conversion_holds)`,
    machine: holdStates,
    initial: 'held',
  },
  {
    table: 'conversions',
    rows: (db) => db`(select id, status from conversions)`,
    machine: conversionStates,
    initial: 'pending',
  },
]
