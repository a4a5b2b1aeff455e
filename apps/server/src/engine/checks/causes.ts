import type { ISql } from 'postgres'
import type { Cause } from '../rules.ts'
import type { Books, Check } from './check.ts'

/** How the period of a reward names its cause, by the kind of cause in the rule. */
const periodOf: Readonly<Record<Cause['kind'], string>> = {
  join: '^$',
  task: '^$',
  choice: '^$',
  draw: '^draw:[0-9]+$',
  points: '^conversion:',
  trades: '^[0-9]{4}-[0-9]{2}(:|$)',
}

const grantRules = ({ rules }: Books) =>
  rules.flatMap(({ activity, grants }) =>
    grants
      .filter(({ type }) => type !== 'points' && type !== 'fee_discount')
      .map(({ item, type, on }) => ({ activity, item, type, period: periodOf[on.kind] })),
  )

/** Items for which a rule promises the same cash to every winner. */
const cashPrizes = ({ drawRules }: Books) =>
  drawRules.flatMap(({ rule, prizes }) =>
    prizes.flatMap(({ code, amount }) =>
      amount === undefined ? [] : [{ activity: rule.activity, item: code, amount }],
    ),
  )

const rowsOf = (db: ISql, rows: readonly object[]) => db.json(JSON.parse(JSON.stringify(rows)))

/**
 * Each reward has exactly the cause that its period names, of the same person, activity and item. A correction's cause is the
 * revoked reward that it replaces.
 */
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
        when reward.period like 'correction:%' then exists (
          select from rewards original
          where original.id::text = substr(reward.period, 12) and original.status = 'revoked'
            and (original.person_id, original.activity, original.item, original.type)
              = (reward.person_id, reward.activity, reward.item, reward.type)
            and original.amount is not distinct from reward.amount)
        when reward.period like 'sandbox %' then ${isSandbox} and exists (
          select from audit_entries
          where subject = 'rewards' and subject_id = reward.id::text and event = 'grant' and actor = 'operator')
        end) is not true`,
  },
  {
    // an item that is no longer in a rule was granted by an earlier version of the rule
    name: 'rule of a reward',
    find: (db, books) => db`
      select format('reward %s of %s is a %s for period %s, but the rule of %s grants something else', reward.id, reward.activity,
        reward.type, quote_literal(reward.period), reward.item) as found
      from rewards reward
      join jsonb_to_recordset(${rowsOf(db, grantRules(books))}) as granting (activity int, item text, type text, period text)
        on granting.activity = reward.activity and coalesce(granting.item, reward.item) = reward.item
      where reward.period not like 'sandbox %'
        and (reward.type <> granting.type
          or (reward.period !~ granting.period and reward.period not like 'correction:%'))
      union all
      select format('reward %s of %s is %s cents, but %s is worth %s', reward.id, reward.activity, reward.amount, item,
        prize.amount)
      from rewards reward
      join jsonb_to_recordset(${rowsOf(db, cashPrizes(books))}) as prize (activity int, item text, amount bigint)
        using (activity, item)
      where reward.period not like 'sandbox %' and reward.amount <> prize.amount`,
  },
]
