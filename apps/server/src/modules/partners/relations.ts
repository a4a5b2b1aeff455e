import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Orders to partners; each belongs to a reward. */
export const partnerOrderRows = (db: ISql): Fragment => db`(
  select reward_id, partner, passes_mobile, status, created_at from partner_orders)`
