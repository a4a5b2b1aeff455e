import type { Fragment, ISql } from 'postgres'
import type { Check } from './check.ts'

/**
 * Whatever takes of a stock, as rows of `activity`, `stage` and `given`; what was given back is not among them. A table
 * that comes to take of it stands here.
 */
const takers: readonly ((db: ISql) => Fragment)[] = [
  // of an activity, or of one stage of it
  (db) => db`select activity, stage, count(*) as given from participations group by activity, stage`,
  // of an item, for good: whatever became of the reward
  (db) => db`select activity, item as stage, count(*) as given from rewards group by activity, item`,
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
  {
    // a code is in the stock until it is granted
    name: 'pool',
    find: (db) => db`
      select format('stock %s of %s holds %s of its %s codes, %s are to be had', quote_literal(stage), activity,
        remaining, codes, free) as found
      from activity_stock
      join (
        select activity, item as stage, count(*) as codes, count(*) filter (where granted_at is null) as free
        from voucher_codes group by activity, item) pools using (activity, stage)
      where total <> codes or remaining > free`,
  },
]
