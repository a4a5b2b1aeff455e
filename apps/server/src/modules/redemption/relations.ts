import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Codes of vouchers that persons show at counters; each ends after a minute. */
export const presentationRows = (db: ISql): Fragment => db`(select reward_id, expires_at from presentations)`

/** Vouchers that merchants redeemed, at most one row of each reward. */
export const redemptionRows = (db: ISql): Fragment => db`(select reward_id, merchant_id, used_at from redemptions)`

/** Merchants that honour vouchers. */
export const merchantRows = (db: ISql): Fragment => db`(select id, name from merchants)`
