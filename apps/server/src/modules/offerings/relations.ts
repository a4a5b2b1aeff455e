import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Applications of accounts, with the name of what they are for. */
export const applicationRows = (db: ISql): Fragment => db`(
  select reference, account_id, offering.facts -> 'name' as name, lots, application.status, applied_at
  from offering_applications application join offerings offering on offering.code = application.offering)`
