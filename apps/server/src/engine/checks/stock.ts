import type { Fragment, ISql } from 'postgres'
import { rulePlaces } from '../rule-places.ts'
import type { Check } from './check.ts'

/**
 * Everything that takes stock, as rows of `activity`, `stage` and `given`, without what was returned. A new table that
 * takes stock has to be added here.
 */
const sources: readonly ((db: ISql) => Fragment)[] = [
  // participations, of an activity or one of its stages
  (db) => db`select activity, stage, count(*) as given from participations group by activity, stage`,
  // places of a rule that is data, which every join by the rule takes
  (db) => db`
    select activity, ${rulePlaces}::text as stage, count(*) as given from participations
    where ${rulePlaces} = any (takes) group by activity`,
  // items that are given permanently, whatever becomes of the reward: codes, prizes, gifts. Excluded are rewards that
  // the sandbox gives, and gifts that were cancelled before dispatch.
  (db) => db`
    select activity, item as stage, count(*) as given from rewards
    where not (period like 'sandbox %' and voucher_code_id is null)
      and not exists (select from conversions where reward_id = rewards.id)
      and not (type = 'physical_gift' and period = '' and status = 'revoked')
    group by activity, item`,
  // offers while they are on hold
  (db) => db`
    select activity, offer as stage, count(*) as given from conversion_holds
    where status = 'held' group by activity, offer`,
  // exchanged offers; an offer that a partner refused returns to the stock
  (db) => db`
    select activity, offer as stage, count(*) as given from conversions
    where failure is distinct from 'partner_refused' group by activity, offer`,
]

const allGiven = (db: ISql): Fragment =>
  sources.map((taker) => taker(db)).reduce((all, taker) => db`${all} union all ${taker}`)

export const stockChecks: readonly Check[] = [
  {
    name: 'stock',
    find: (db) => db`
      select format('stock %s of %s: %s reserved, %s given out', quote_literal(stage), stock.activity,
        total - remaining, coalesce(given, 0)) as found
      from activity_stock stock
      left join (
        select activity, stage, sum(given) as given from (${allGiven(db)}) gifts group by activity, stage) sums
        using (activity, stage)
      where total - remaining <> coalesce(given, 0)`,
  },
]
