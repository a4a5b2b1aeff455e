import { randomBytes } from 'node:crypto'
import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { ISql } from 'postgres'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { auditRows } from '../../engine/relations.ts'
import {
  type ErasureSubject,
  type ExportSubject,
  exportSection,
  type PersonalData,
  type PersonalTable,
} from '../../personal-data.ts'
import { prunePseudonyms } from './pseudonyms.ts'
import { endOwnSessions } from './sessions.ts'

const personOf = async (db: ISql, { personId, secrets }: ExportSubject): Promise<PrivacyExport['person']> => {
  const [row] = await db<[Omit<PrivacyExport['person'], 'mobile'> & { mobile_sealed: Buffer }]>`
    select mobile_sealed, ${ms(db, 'created_at')} as since, residence, ${ms(db, 'residence_at')} as "residenceAt"
    from persons where id = ${personId}`
  const { mobile_sealed, ...person } = row
  return { mobile: unseal(secrets.dataKey, mobile_sealed), ...person }
}

/** Makes the person anonymous: no phone number finds the row and no token names it. */
const anonymize = (tx: ISql, { personId, secrets, wall }: ErasureSubject) => tx`
  update persons set mobile_hash = ${randomBytes(32)}, mobile_sealed = ${seal(secrets.dataKey, '')},
    user_code = ${`gone${randomBytes(15).toString('base64url')}`}, residence = null, residence_at = null,
    erased_at = ${new Date(wall)}
  where id = ${personId}`

const nonces: PersonalTable = {
  purpose: 'accepts each signature once',
  columns: ['session_id'],
  notExported: 'it contains random ids',
  retained: { why: 'a signature is accepted once', until: 'the signature expires, within minutes' },
}

export const identityPersonalData: PersonalData = {
  tables: {
    tickets: {
      purpose: 'proves one step of a sign-in to the next one',
      columns: ['person_id', 'session_id', 'registration_id'],
      notExported: 'it serves one sign-in, within minutes',
      // only the ids of revoked tokens remain
      erase: (tx, { personId, wall }) => endOwnSessions(tx, personId, wall),
    },
    handoff_codes: {
      purpose: 'passes a sign-in from the page to the app, or back',
      columns: ['registration_id', 'session_id'],
      notExported: 'it serves one handoff, within a minute',
      erasedWith: 'registrations',
    },
    login_tokens: {
      purpose: 'keeps an account logged in on a device',
      columns: ['jti', 'registration_id', 'account_id', 'session_id'],
      notExported: 'it is a credential; the export lists the registration and the login',
      erasedWith: 'registrations',
    },
    register_tokens: {
      purpose: 'keeps a person signed in on a device',
      columns: ['jti', 'registration_id', 'device_key'],
      notExported: 'it is a credential; the export lists the registration',
      erasedWith: 'registrations',
    },
    socket_pwds: {
      purpose: 'renews a sign-in on the same device',
      columns: ['registration_id'],
      notExported: 'it is a credential; the export lists the registration',
      erasedWith: 'registrations',
    },
    registrations: {
      purpose: 'lists the devices on which a person is signed in, so that the person can end them',
      columns: ['person_id', 'device_key', 'system', 'browser', 'country'],
      exportedIn: 'registrations',
      erase: (tx, { personId }) => tx`delete from registrations where person_id = ${personId}`,
    },
    consents: {
      purpose: 'proves to which documents a person agreed, and when',
      columns: ['person_id'],
      exportedIn: 'consents',
      retained: { why: 'it proves what the person agreed to', period: 'consents' },
      expire: (db, { erased }) => pruneInBatches(db, 'consents', db`person_id in ${erased('consents')}`),
    },
    persons: {
      purpose: 'finds the person of a phone number, and sends codes to it',
      columns: ['user_code', 'mobile_hash', 'mobile_sealed', 'residence'],
      exportedIn: 'person',
      erase: anonymize,
      retained: { why: 'retained records refer to the anonymous row', until: 'the database is deleted' },
    },
    audit_pseudonym_salts: {
      purpose: 'links the pseudonyms of the audit trail, to investigate misuse',
      columns: ['salt'],
      notExported: 'it is a secret of the firm',
      retained: {
        why: 'it links pseudonyms of addresses and devices in the audit trail to a person, to investigate misuse',
        period: 'authentication',
      },
      expire: (db, { before }) => prunePseudonyms(db, before('authentication')),
    },
    revoked_tokens: {
      purpose: 'refuses the tokens of ended sessions',
      columns: ['jti'],
      notExported: 'it is a random id',
      retained: { why: 'the token stays refused', until: 'the token expires' },
    },
    seen_nonces: nonces,
    // servers of an earlier version write it
    signature_nonces: nonces,
    request_rates: {
      purpose: 'limits the calls of a session and of a network',
      columns: ['bucket'],
      hashed: ['bucket'],
      notExported: 'it counts calls for their limit',
      retained: { why: 'limits of calls apply after an erasure', until: 'the window of the limit ends' },
    },
  },
  impersonal: {
    'consents.document': 'the name of a document of the firm',
  },
  exports: [
    exportSection('person', personOf),
    exportSection(
      'consents',
      (db, { personId }) => db`
        select document, version, agreed, ${ms(db, 'given_at')} as at, null as partner
        from consents where person_id = ${personId}`,
    ),
    exportSection(
      'registrations',
      (db, { personId }) => db`
        select ${ms(db, 'created_at')} as at, ${ms(db, 'expires_at')} as "expiresAt", revoked_at is not null as ended,
          ${ms(db, 'last_used_at')} as "lastUsedAt", system, browser, country
        from registrations where person_id = ${personId} order by created_at`,
    ),
    exportSection(
      'authentication',
      (db, { personId }) => db`
        select event, ${ms(db, 'at')} as at from ${auditRows(db)} entry
        where subject = 'persons' and subject_id = ${String(personId)} and detail ? 'address' order by id`,
    ),
  ],
  counts: {
    consents: (db, personId) => db`select count(*) from consents where person_id = ${personId}`,
    authentication: (db, personId) => db`
      select count(*) from ${auditRows(db)} entry
      where subject = 'persons' and subject_id = ${String(personId)} and detail ? 'address'`,
    devices: (db, personId) => db`
      select count(*) from registrations where person_id = ${personId} and revoked_at is null
        and exists (select from socket_pwds where registration_id = registrations.id)`,
  },
}
