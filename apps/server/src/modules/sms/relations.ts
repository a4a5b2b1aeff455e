import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Codes that were sent to a number within a day: when, and what for. */
export const smsSendRows = (db: ISql): Fragment => db`(select id, mobile_hash, purpose, sent_at from sms_sends)`
