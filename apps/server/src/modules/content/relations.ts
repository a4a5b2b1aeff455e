import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Published pages of activities, all versions. */
export const pageVersionRows = (db: ISql): Fragment => db`(select activity, version, content from page_versions)`
