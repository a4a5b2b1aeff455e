import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Clients' accounts; several may have one phone number on record. */
export const clientAccountRows = (db: ISql): Fragment => db`(
  select id, fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type, branch, mobile_hash,
    mobile_sealed, status, residence, cooling_until, created_at
  from client_accounts)`

/** Securities that accounts hold; `allotted` is how many of them came from offerings. */
export const positionRows = (db: ISql): Fragment => db`(select account_id, code, allotted from positions)`
