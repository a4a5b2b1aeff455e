import type { Check } from '../../engine/checks/check.ts'
import { drawChanceRows, participationRows } from '../../engine/relations.ts'
import { personRows } from '../identity/public.ts'

/** Chances to draw are earned by those who take part. */
export const drawChecks: readonly Check[] = [
  {
    // the sandbox shows draws of invented people, who joined nothing
    name: 'chance to draw',
    find: (db, { isSandbox }) => db`
      select format('chance %s of %s was earned by %s, but the person does not take part', chance.id, activity, task) as found
      from ${drawChanceRows(db)} chance join ${personRows(db)} person on person.id = person_id
      where not (${isSandbox} and (task = 'sandbox' or user_code like 'made-up-%'))
        and (task = 'sandbox' or not exists (
          select from ${participationRows(db)} part
          where part.activity = chance.activity
            and (part.person_id = chance.person_id or part.account_id in (
              select account_id from ${participationRows(db)} other
              where other.person_id = chance.person_id and account_id is not null))))`,
  },
]
