import type { Books, Check } from './check.ts'

/** The points that each activity promises, and nothing else of the rules. */
const promised = ({ rules }: Books) =>
  rules.flatMap(({ activity, grants }) =>
    grants.flatMap(({ points }) => (points === undefined ? [] : [{ activity, points }])),
  )

/** Points come from joining an activity, once and in the promised amount. After that only holds and conversions move them. */
export const pointsChecks: readonly Check[] = [
  {
    // the amount is the posting of the person's own account
    name: 'cause of points',
    find: (db, books) => db`
      select format('transfer %s (%s) moved %s points without a cause', transfer.id, transfer.kind,
        ledger_postings.amount) as found
      from ledger_transfers transfer
      join ledger_postings on transfer_id = transfer.id
      join ledger_accounts account on account.id = ledger_postings.account_id
      where unit = 'points' and person_id is not null and reverses is null
        and not case transfer.kind
          when 'earn' then account.kind = 'person' and exists (
            select from ledger_postings issue
            join ledger_accounts issuer on issuer.id = issue.account_id and issuer.kind = 'issued'
            join participations part on part.activity = issuer.activity and part.person_id = account.person_id
            join jsonb_to_recordset(${db.json(promised(books))}) as promised (activity int, points int)
              on promised.activity = issuer.activity
            where issue.transfer_id = transfer.id and points = ledger_postings.amount)
          when 'hold' then exists (
            select from conversion_holds hold
            where hold.transfer_id = transfer.id and hold.person_id = account.person_id and cost = abs(ledger_postings.amount))
          when 'spend' then exists (
            select from conversions conversion
            where spend_id = transfer.id and conversion.person_id = account.person_id and cost = abs(ledger_postings.amount))
          when 'adjust' then ${books.isSandbox} and subject = 'sandbox'
          else false end
      union all
      select format('person %s has earned points of %s %s times', account.person_id, issuer.activity, count(*))
      from ledger_transfers transfer
      join ledger_postings on transfer_id = transfer.id
      join ledger_accounts account on account.id = ledger_postings.account_id
      join ledger_postings issue on issue.transfer_id = transfer.id
      join ledger_accounts issuer on issuer.id = issue.account_id and issuer.kind = 'issued'
      where account.unit = 'points' and account.kind = 'person' and transfer.kind = 'earn'
      group by account.person_id, issuer.activity having count(*) > 1`,
  },
]
