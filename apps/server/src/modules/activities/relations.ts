import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Published activities, by `number`. */
export const activityRows = (db: ISql): Fragment => db`(
  select number, code, route, title, opens_at, closes_at, rule_id from activities)`
