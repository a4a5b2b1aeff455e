import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Persons, by `id`; `mobile_hash` and `mobile_sealed` are null after an erasure. */
export const personRows = (db: ISql): Fragment => db`(
  select id, user_code, mobile_hash, mobile_sealed, created_at, residence, residence_at, erased_at from persons)`
