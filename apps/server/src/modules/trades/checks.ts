import type { Check } from '../../engine/checks/check.ts'
import { auditRows } from '../../engine/relations.ts'

/** Trades have to match the reports of the back office. */
export const tradeChecks: readonly Check[] = [
  {
    // older reports contain only revision and status; trades of the sandbox's demo clients have no report
    name: 'report of a trade',
    find: (db, { isSandbox }) => db`
      select format('trade %s differs from its report', reference) as found
      from trades trade
      left join lateral (
        select detail from ${auditRows(db)} entry
        where subject = 'trades' and subject_id = trade.reference and event = 'report'
        order by id desc limit 1) report on true
      where case when detail is null then not ${isSandbox}
        else (detail ->> 'revision')::int <> trade.revision or detail ->> 'status' <> trade.status
          or (detail ->> 'counted') <> counted_facts(trade) end`,
  },
  {
    name: 'account of a trade',
    find: (db) => db`
      select distinct format('trade %s was reported for another account', reference) as found
      from ${auditRows(db)} entry join trades on reference = subject_id
      where subject = 'trades' and event = 'report_of_other_account' and (detail ->> 'revision')::int > revision`,
  },
]
