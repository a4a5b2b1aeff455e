import type { PrivacyExport } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import { ms } from './moment.ts'

type Rows<Kind extends keyof PrivacyExport> = Promise<PrivacyExport[Kind]>
type Listed =
  | 'consents'
  | 'participations'
  | 'movements'
  | 'watchlist'
  | 'selfChecks'
  | 'votes'
  | 'films'
  | 'reminders'
  | 'uploads'
  | 'registrations'
  | 'authentication'
  | 'phoneChanges'

/**
 * Consents and refusals of a person: documents, partners who may receive their number, and single referrals to a
 * partner.
 */
const consents = (db: ISql, personId: number): Rows<'consents'> =>
  db`
    select document, version, agreed, ${ms(db, 'given_at')} as at, null as partner
    from consents where person_id = ${personId}
    union all
    select 'partner_mobile', terms_version::text, agreed, ${ms(db, 'given_at')}, partner
    from partner_consents where person_id = ${personId}
    union all
    select 'partner_member', statement::text, true, ${ms(db, 'given_at')}, partner
    from partner_handoffs where person_id = ${personId}
    order by at`

const participations = (db: ISql, personId: number): Rows<'participations'> =>
  db`
    select activity, title, stage, reference, terms_version as "termsVersion", ${ms(db, 'joined_at')} as at
    from participations join activities on number = activity where person_id = ${personId} order by joined_at`

/** Movements of points and cash on accounts of the person. */
const movements = (db: ISql, personId: number): Rows<'movements'> =>
  db`
    select transfer.kind, account.kind as account, amount, ${ms(db, 'at')} as at
    from ledger_postings posting
    join ledger_accounts account on account.id = posting.account_id
    join ledger_transfers transfer on transfer.id = transfer_id
    where account.person_id = ${personId} order by at, transfer.id`

const watchlist = async (db: ISql, personId: number): Rows<'watchlist'> => {
  const rows = await db<{ codes: string[]; at: number }[]>`
    select codes, ${ms(db, 'kept_at')} as at from watchlists where person_id = ${personId}`
  return rows[0] ?? null
}

/** The person's saved Wealth Management Connect self-checks. */
const selfChecks = (db: ISql, personId: number): Rows<'selfChecks'> =>
  db`
    select direction, rules, outcome, findings, ${ms(db, 'checked_at')} as at
    from self_checks where person_id = ${personId} order by direction`

const votes = (db: ISql, personId: number): Rows<'votes'> =>
  db`
    select question, helpful, ${ms(db, 'voted_at')} as at
    from question_votes where person_id = ${personId} order by question`

/** The person's positions in films and their reminders of live sessions. */
const films = (db: ISql, personId: number): Rows<'films'> =>
  db`
    select film, position_ms / 1000.0::float8 as position, seen, ${ms(db, 'film_progress.at')} as at
    from film_progress where person_id = ${personId} order by film_progress.at`

const reminders = (db: ISql, personId: number): Rows<'reminders'> =>
  db`
    select session, status, ${ms(db, 'set_at')} as at
    from live_reminders where person_id = ${personId} order by set_at`

const uploads = (db: ISql, personId: number): Rows<'uploads'> =>
  db`
    select id, type, sent_size as size, ${ms(db, 'created_at')} as at
    from uploads where person_id = ${personId} order by created_at`

const registrations = (db: ISql, personId: number): Rows<'registrations'> =>
  db`
    select ${ms(db, 'created_at')} as at, ${ms(db, 'expires_at')} as "expiresAt", revoked_at is not null as ended,
      ${ms(db, 'last_used_at')} as "lastUsedAt", system, browser, country
    from registrations where person_id = ${personId} order by created_at`

const authentication = (db: ISql, personId: number): Rows<'authentication'> =>
  db`
    select event, ${ms(db, 'at')} as at from audit_entries
    where subject = 'persons' and subject_id = ${String(personId)} and detail ? 'address' order by id`

const phoneChanges = (db: ISql, personId: number): Rows<'phoneChanges'> =>
  db`
    select ${ms(db, 'changed_at')} as at, way from phone_changes
    where person_id = ${personId} and status = 'done' order by changed_at`

/** The rows that are exported as stored. */
export const rowsOf = async (db: ISql, personId: number): Promise<Pick<PrivacyExport, Listed>> => ({
  consents: await consents(db, personId),
  participations: await participations(db, personId),
  movements: await movements(db, personId),
  watchlist: await watchlist(db, personId),
  selfChecks: await selfChecks(db, personId),
  votes: await votes(db, personId),
  films: await films(db, personId),
  reminders: await reminders(db, personId),
  uploads: await uploads(db, personId),
  registrations: await registrations(db, personId),
  authentication: await authentication(db, personId),
  phoneChanges: await phoneChanges(db, personId),
})
