import type { Fragment, ISql } from 'postgres'

// What other code may read of this module's tables, as subqueries to join.

/** Campaigns with their states. */
export const campaignStateRows = (db: ISql): Fragment => db`(select id, status from campaigns)`
