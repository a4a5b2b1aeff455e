import type { Fragment, ISql } from 'postgres'

// What code outside the engine may read of the engine's tables (engine/tables.ts), as subqueries to join. Only the
// engine itself names the tables and changes their rows.

/** Rewards of all types. */
export const rewardRows = (db: ISql): Fragment => db`(
  select id, activity, person_id, account_id, type, status, item, facts, period, amount, voucher_code_id, reference,
    issued_at, valid_from, valid_until, payout_at
  from rewards)`

/** Voucher codes of all pools; `granted_at` is null for a free one. */
export const voucherCodeRows = (db: ISql): Fragment => db`(
  select id, activity, item, code_hash, code_sealed, code_tail, imported_at, granted_at, import_id
  from voucher_codes)`

/** Who takes part in what: a row a stage. */
export const participationRows = (db: ISql): Fragment => db`(
  select id, activity, stage, person_id, account_id, reference, terms_version, joined_at, takes, rule_revision
  from participations)`

/** Rules of activities that staff wrote as data, in all revisions and states. */
export const activityRuleRows = (db: ISql): Fragment => db`(
  select id, activity, revision, kind, parameters, basis, status, proposed_by, proposed_at, reason, decided_by,
    decided_at, decision_reason
  from activity_rules)`

/** Stocks of activities and their stages. */
export const stockRows = (db: ISql): Fragment => db`(select activity, stage, total, remaining from activity_stock)`

/** The audit trail. */
export const auditRows = (db: ISql): Fragment => db`(
  select id, at, actor, subject, subject_id, event, from_status, to_status, detail from audit_entries)`

/** The audit trail with the members of staff and machine clients that acted, their reasons, and requests. */
export const staffAuditRows = (db: ISql): Fragment => db`(
  select id, at, actor, staff_id, subject, subject_id, event, from_status, to_status, reason, reference, detail
  from audit_entries)`

/** The entries of the audit trail as a seal hashes them: `text` is the exact text. */
export const auditTextRows = (db: ISql): Fragment => db`(
  select id, at, audit_canonical(entry) as text from audit_entries entry)`

/** Accounts of the ledger; `balance` is null for an account of the firm. */
export const ledgerAccountRows = (db: ISql): Fragment => db`(
  select id, unit, kind, person_id, account_id, activity, balance from ledger_accounts)`

/** Transfers of the ledger. */
export const ledgerTransferRows = (db: ISql): Fragment => db`(
  select id, kind, subject, subject_id, reverses, at from ledger_transfers)`

/** Postings of the ledger; those of a transfer sum to zero. */
export const ledgerPostingRows = (db: ISql): Fragment => db`(
  select transfer_id, account_id, amount from ledger_postings)`

/** Chances to draw: a row a person, task and period. */
export const drawChanceRows = (db: ISql): Fragment => db`(
  select id, activity, person_id, task, period, earned_at from draw_chances)`

/** Draws of all activities, each with the chance that it used. */
export const drawRecordRows = (db: ISql): Fragment => db`(
  select activity, number, chance_id, visitor_seed, prize, drawn_at from draw_records)`

/** Holds of points and stock for a conversion, with their offers. */
export const conversionHoldRows = (db: ISql): Fragment => db`(
  select id, activity, person_id, facts, cost, status, terms_version, held_at, expires_at from conversion_holds)`

/** Conversions of points. */
export const conversionRows = (db: ISql): Fragment => db`(
  select id, hold_id, activity, person_id, cost, status, failure, reference, reward_id, at, settled_at
  from conversions)`

/** Discounts on fees, each of one account. */
export const feeDiscountRows = (db: ISql): Fragment => db`(
  select id, activity, account_id, code, claimed_at, valid_until from fee_discounts)`
