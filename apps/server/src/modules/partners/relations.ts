import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Orders to partners; each belongs to a reward. */
export const partnerOrderRows = (db: ISql): Fragment => db`(
  select reward_id, partner, passes_mobile, status, created_at from partner_orders)`
/** Statements of persons about sharing their number with a partner; the one with the highest `id` applies. */
export const partnerConsentRows = (db: ISql): Fragment => db`(
  select id, person_id, partner, activity, terms_version, agreed, given_at from partner_consents)`
