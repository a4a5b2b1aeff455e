import { pointsExchange, welcomePoints } from '../../activity-rules/points-exchange/offers.ts'
import type { Check } from './check.ts'

/** Points come from joining, once and in the promised amount. After that only holds and conversions move them. */
export const pointsChecks: readonly Check[] = [
  {
    // the amount is the posting of the person's own account
    name: 'cause of points',
    find: (db, { isSandbox }) => db`
      select format('transfer %s (%s) moved %s points without a cause', transfer.id, transfer.kind, amount) as found
      from ledger_transfers transfer
      join ledger_postings on transfer_id = transfer.id
      join ledger_accounts account on account.id = ledger_postings.account_id
      where unit = 'points' and person_id is not null and reverses is null
        and not case transfer.kind
          when 'earn' then amount = ${welcomePoints} and account.kind = 'person' and exists (
            select from participations part
            where part.activity = ${pointsExchange} and part.person_id = account.person_id)
          when 'hold' then exists (
            select from conversion_holds hold
            where hold.transfer_id = transfer.id and hold.person_id = account.person_id and cost = abs(amount))
          when 'spend' then exists (
            select from conversions conversion
            where spend_id = transfer.id and conversion.person_id = account.person_id and cost = abs(amount))
          when 'adjust' then ${isSandbox} and subject = 'sandbox'
          else false end
      union all
      select format('person %s has earned points %s times', account.person_id, count(*))
      from ledger_transfers transfer
      join ledger_postings on transfer_id = transfer.id
      join ledger_accounts account on account.id = ledger_postings.account_id
      where unit = 'points' and account.kind = 'person' and transfer.kind = 'earn'
      group by account.person_id having count(*) > 1`,
  },
]
