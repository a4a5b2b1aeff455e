import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Stored notices, by person, kind and key. */
export const noticeRows = (db: ISql): Fragment => db`(select person_id, kind, key from notices)`
