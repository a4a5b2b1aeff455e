import type { ISql } from 'postgres'
import { drawRules, rules } from '../../activity-rules/rules.ts'
import type { Cause } from '../../engine/rules.ts'
import type { Check } from './check.ts'

/** How the period of a reward names its cause, by the kind of cause in the rule. */
const periodOf: Readonly<Record<Cause['kind'], string>> = {
  join: '^$',
  task: '^$',
  choice: '^$',
  draw: '^draw:[0-9]+$',
  points: '^conversion:',
  trades: '^[0-9]{4}-[0-9]{2}(:|$)',
}

const grantRules = rules.flatMap(({ activity, grants }) =>
  grants
    .filter(({ type }) => type !== 'points' && type !== 'fee_discount')
    .map(({ item, type, on }) => ({ activity, item, type, period: periodOf[on.kind] })),
)

/** Items for which a rule promises the same cash to every winner. */
const cashPrizes = drawRules.flatMap(({ rule, prizes }) =>
  prizes.flatMap(({ code, amount }) => (amount === undefined ? [] : [{ activity: rule.activity, item: code, amount }])),
)

const rowsOf = (db: ISql, rows: readonly object[]) => db.json(JSON.parse(JSON.stringify(rows)))

/** Each reward has exactly the cause that its period names, of the same person, activity and item. */
export const causeChecks: readonly Check[] = [
  {
    name: 'cause of a reward',
    find: (db, { isSandbox }) => db`
      select format('reward %s (%s of %s, period %s) has no cause: no such participation, draw, conversion or month',
        id, item, activity, quote_literal(period)) as found
      from rewards reward
      where (case
        when reward.period = '' then exists (
          select from participations part
          where part.activity = reward.activity and part.person_id = reward.person_id
            and (reward.account_id is null or part.account_id is null or part.account_id = reward.account_id))
        when reward.period ~ '^draw:[0-9]{1,9}$' then exists (
          select from draw_records record join draw_chances chance on chance.id = chance_id
          where record.activity = reward.activity and number = substr(reward.period, 6)::int and reward_id = reward.id
            and prize = reward.item and chance.person_id = reward.person_id and chance.activity = reward.activity)
        when reward.period like 'conversion:%' then exists (
          select from conversions conversion
          where reward_id = reward.id and conversion.id::text = substr(reward.period, 12)
            and conversion.person_id = reward.person_id and conversion.activity = reward.activity
            and offer = reward.item)
        when reward.period ~ '^[0-9]{4}-[0-9]{2}(:|$)' then type = 'cash_return' and exists (
          select from participations part
          where part.activity = reward.activity and part.account_id = reward.account_id
            and part.person_id = reward.person_id)
        when reward.period like 'sandbox %' then ${isSandbox} and exists (
          select from audit_entries
          where subject = 'rewards' and subject_id = reward.id::text and event = 'grant' and actor = 'operator')
        end) is not true`,
  },
  {
    // an item that is no longer in a rule was granted by an earlier version of the rule
    name: 'rule of a reward',
    find: (db) => db`
      select format('reward %s of %s is a %s for period %s, but the rule of %s grants something else', reward.id, reward.activity,
        reward.type, quote_literal(reward.period), reward.item) as found
      from rewards reward
      join jsonb_to_recordset(${rowsOf(db, grantRules)}) as granting (activity int, item text, type text, period text)
        using (activity, item)
      where reward.period not like 'sandbox %' and (reward.type <> granting.type or reward.period !~ granting.period)
      union all
      select format('reward %s of %s is %s cents, but %s is worth %s', reward.id, reward.activity, reward.amount, item,
        prize.amount)
      from rewards reward
      join jsonb_to_recordset(${rowsOf(db, cashPrizes)}) as prize (activity int, item text, amount bigint)
        using (activity, item)
      where reward.period not like 'sandbox %' and reward.amount <> prize.amount`,
  },
  {
    // the sandbox shows draws of invented people, who joined nothing
    name: 'chance to draw',
    find: (db, { isSandbox }) => db`
      select format('chance %s of %s was earned by %s, but the person does not take part', chance.id, activity, task) as found
      from draw_chances chance join persons person on person.id = person_id
      where not (${isSandbox} and (task = 'sandbox' or user_code like 'made-up-%'))
        and (task = 'sandbox' or not exists (
          select from participations part
          where part.activity = chance.activity
            and (part.person_id = chance.person_id or part.account_id in (
              select account_id from participations other
              where other.person_id = chance.person_id and account_id is not null))))`,
  },
]
