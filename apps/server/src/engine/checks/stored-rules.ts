import type { ISql } from 'postgres'
import { rulePlaces } from '../rule-places.ts'
import type { Check } from './check.ts'

/** The revision in force of each rule that is data. */
const latest = (db: ISql) => db`(
  select distinct on (activity) id, activity, revision, kind, parameters from activity_rules
  where status = 'approved' order by activity, revision desc)`

/** Rules that staff wrote as data: which one is in force, what each join was granted by it, and what it may cost. */
export const storedRuleChecks: readonly Check[] = [
  {
    name: 'rule in force',
    find: (db, { activities }) => db`
      select format('activity %s has the rule %s in force, but the revision approved last is %s', number, rule_id,
        latest.revision) as found
      from ${activities(db)} activity left join ${latest(db)} latest on latest.activity = number
      where rule_id is distinct from latest.id`,
  },
  {
    // an erased person's rewards may be gone
    name: 'grant of a rule',
    find: (db) => db`
      select format('participation %s joined activity %s by revision %s, which did not grant what it has', part.id,
        part.activity, part.rule_revision) as found
      from participations part
      left join activity_rules rule
        on rule.activity = part.activity and rule.revision = part.rule_revision and rule.status = 'approved'
      left join rewards reward
        on reward.activity = part.activity and reward.person_id = part.person_id and reward.period = ''
      where part.rule_revision is not null and part.reference not like 'gone-%' and not coalesce(case rule.kind
        when 'voucher' then reward.type = 'exchange_voucher' and reward.item = 'voucher'
          and reward.facts -> 'name' = parameters -> 'name'
        when 'gift' then reward.type = 'physical_gift' and reward.item = 'gift'
          and reward.facts -> 'name' = parameters -> 'name'
        when 'cash' then reward.type = 'cash_return' and reward.amount = (parameters ->> 'amount')::bigint
        when 'points' then exists (
          select from ledger_accounts own
          join ledger_postings earned on earned.account_id = own.id
          join ledger_postings issue using (transfer_id)
          join ledger_accounts issuer on issuer.id = issue.account_id and issuer.kind = 'issued'
          where own.unit = 'points' and own.kind = 'person' and own.person_id = part.person_id
            and issuer.activity = part.activity and earned.amount = (parameters ->> 'points')::bigint)
        when 'draw' then exists (
          select from draw_chances chance
          where chance.activity = part.activity and chance.person_id = part.person_id and task = 'join')
        end, false)
      union all
      select format('reward %s of activity %s was granted by no revision of its rule', reward.id, reward.activity)
      from rewards reward
      where reward.period = '' and exists (
          select from ${latest(db)} latest where latest.activity = reward.activity)
        and not exists (
          select from participations part
          where part.activity = reward.activity and part.person_id = reward.person_id and rule_revision is not null)`,
  },
  {
    name: 'budget of a rule',
    find: (db) => db`
      select format('activity %s granted %s cents of its budget of %s and has places for %s more', activity, cents,
        parameters ->> 'budget', cents_left) as found
      from ${latest(db)} latest,
        lateral (
          select coalesce(sum(amount), 0) as cents from rewards
          where rewards.activity = latest.activity and type = 'cash_return' and period = '') granted,
        lateral (
          select coalesce(sum(remaining), 0) * (parameters ->> 'amount')::bigint as cents_left from activity_stock
          where activity_stock.activity = latest.activity and stage = ${rulePlaces}) places
      where kind = 'cash' and cents + cents_left > (parameters ->> 'budget')::bigint
      union all
      select format('activity %s granted %s times and has %s places, but its rule allows %s', activity, grants, places,
        parameters ->> 'stock')
      from ${latest(db)} latest,
        lateral (
          select count(*) as grants from participations part
          where part.activity = latest.activity and rule_revision is not null) granted,
        lateral (
          select coalesce(sum(total), 0) as places from activity_stock
          where activity_stock.activity = latest.activity and stage = ${rulePlaces}) stock
      where kind in ('voucher', 'gift', 'points') and parameters ->> 'stock' is not null
        and (grants > (parameters ->> 'stock')::bigint or places <> (parameters ->> 'stock')::bigint)`,
  },
]
