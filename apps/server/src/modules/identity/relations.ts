import type { Fragment, ISql } from 'postgres'

// What other modules may read of this module's tables, as subqueries to join.

/** Persons, by `id`; `suspended_at` is null unless the person is suspended now; after an erasure, `mobile_hash` is of no number and `mobile_sealed` contains an empty text. */
export const personRows = (db: ISql): Fragment => db`(
  select id, user_code, mobile_hash, mobile_sealed, created_at, residence, residence_at, erased_at, suspended_at
  from persons)`

/** Tokens of registrations, by `jti`, until they expire; `device_key` is null for the deployment's key. */
export const registerTokenRows = (db: ISql): Fragment =>
  db`(select jti, registration_id, device_key from register_tokens)`

/** Tokens of logins, by `jti`, until they expire, also of ended logins; `public_id` is the id that their owner sees. */
export const loginTokenRows = (db: ISql): Fragment => db`(
  select jti, public_id, registration_id, account_id, issued_at, last_used_at, expires_at from login_tokens)`

/** Consents of persons, each with the version of its document; a later row of a document replaces an earlier one. */
export const consentRows = (db: ISql): Fragment =>
  db`(select id, person_id, document, version, agreed, given_at from consents)`

/** Sessions of persons by `id`, also ended ones until they are deleted. */
export const registrationRows = (db: ISql): Fragment => db`(
  select id, person_id, created_at, expires_at, revoked_at, last_used_at, country from registrations)`
