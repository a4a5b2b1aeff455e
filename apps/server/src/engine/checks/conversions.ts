import type { Check } from './check.ts'

/** Points that were reserved and exchanged. */
export const conversionChecks: readonly Check[] = [
  {
    // the transfer that reserved the points is reversed if the hold was released or its conversion failed, and only
    // then
    name: 'points of a hold',
    find: (db) => db`
      select format('hold %s is %s, its conversion %s, its points %s', hold.id, hold.status,
        coalesce(conversion.status, 'none'), case when undone then 'back' else 'aside' end) as found
      from conversion_holds hold
      left join conversions conversion on hold_id = hold.id,
        lateral (select exists (select from ledger_transfers where reverses = hold.transfer_id) as undone) ledger
      where undone is distinct from (hold.status in ('expired', 'released') or conversion.status is not distinct from 'failed')
        or (hold.status = 'committed') is distinct from (conversion.id is not null)`,
  },
  {
    name: 'points of a conversion',
    find: (db) => db`
      select format('conversion %s of %s points is %s, the ledger spent %s', conversion.id, cost, status, spent) as found
      from conversions conversion,
        lateral (
          select coalesce(sum(amount), 0) as spent
          from ledger_transfers transfer join ledger_postings on transfer_id = transfer.id
          join ledger_accounts account on account.id = ledger_postings.account_id
          where account.kind = 'spent' and (transfer.id = spend_id or reverses = spend_id)) ledger
      where spent <> case when status = 'failed' then 0 else cost end`,
  },
]
