import type { Fragment, ISql } from 'postgres'
import type { Check } from './check.ts'

/**
 * Whatever takes of a stock, as rows of `activity`, `stage` and `given`; what was given back is not among them. A table
 * that comes to take of it stands here.
 */
const takers: readonly ((db: ISql) => Fragment)[] = [
  // of an activity, or of one stage of it
  (db) => db`select activity, stage, count(*) as given from participations group by activity, stage`,
  // of an item, for good, whatever became of the reward: codes, prizes, gifts; not what the sandbox gives at will, nor a
  // gift that was chosen and taken back before it was sent
  (db) => db`
    select activity, item as stage, count(*) as given from rewards
    where not (period like 'sandbox %' and voucher_code_id is null)
      and not exists (select from conversions where reward_id = rewards.id)
      and not (type = 'physical_gift' and period = '' and status = 'revoked')
    group by activity, item`,
  // of an offer, while it is put aside
  (db) => db`
    select activity, offer as stage, count(*) as given from conversion_holds
    where status = 'held' group by activity, offer`,
  // and once it was exchanged; what a partner refused is to be had again
  (db) => db`
    select activity, offer as stage, count(*) as given from conversions
    where failure is distinct from 'partner_refused' group by activity, offer`,
]

const allTaken = (db: ISql): Fragment =>
  takers.map((taker) => taker(db)).reduce((all, taker) => db`${all} union all ${taker}`)

export const stockChecks: readonly Check[] = [
  {
    name: 'stock',
    find: (db) => db`
      select format('stock %s of %s: %s taken of it, %s given out', quote_literal(stage), stock.activity,
        total - remaining, coalesce(given, 0)) as found
      from activity_stock stock
      left join (
        select activity, stage, sum(given) as given from (${allTaken(db)}) taken group by activity, stage) sums
        using (activity, stage)
      where total - remaining <> coalesce(given, 0)`,
  },
]
