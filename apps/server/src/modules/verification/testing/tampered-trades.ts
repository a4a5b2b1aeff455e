import type { TransactionSql } from 'postgres'
import { rule as tradeCashback } from '../../../activity-rules/trade-cashback/rule.ts'
import { raiseTransfers } from './tampered-ledger.ts'
import type { Tampering } from './tampering.ts'

const cashback = (tx: TransactionSql) => tx`(select id from rewards where activity = ${tradeCashback.activity})`

/** Changed trades and their cashback. */
export const tamperedTrades: readonly Tampering[] = [
  {
    title: 'a changed line of cashback after its payment, on both sides of its transfers too',
    check: 'cashback of a month',
    plant: async (tx) => {
      const [raised] = await tx<[{ id: string }]>`
        update rewards set amount = amount + 1 where id = ${cashback(tx)} returning id`
      await raiseTransfers(tx, raised.id)
    },
  },
  {
    title: 'a trade with other fees than were reported',
    check: 'report of a trade',
    plant: (tx) => tx`update trades set fees = fees + 1`,
  },
  {
    title: 'a newer report of a trade for another account',
    check: 'account of a trade',
    plant: (tx) => tx`
      insert into audit_entries (at, actor, subject, subject_id, event, detail)
      select ${new Date(0)}, 'system', 'trades', reference, 'report_of_other_account',
        jsonb_build_object('revision', revision + 1)
      from trades limit 1`,
  },
  {
    title: 'a trade without a report',
    check: 'report of a trade',
    plant: (tx) => tx`
      insert into trades
      select changed.* from trades,
        lateral jsonb_populate_record(trades, jsonb_build_object('reference', 'FORGED')) as changed limit 1`,
  },
]
