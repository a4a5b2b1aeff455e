import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { ISql } from 'postgres'
import { unseal } from '../../crypto/at-rest.ts'
import { ms } from '../../database/milliseconds.ts'
import { type ExportSubject, exportSection, type PersonalData } from '../../personal-data.ts'
import { clientAccountRows, maskClientNo } from '../accounts/public.ts'
import { removeLoginTickets } from './tickets.ts'

/** Accounts that the person's devices have logged in to. */
const loginsOf = async (db: ISql, { personId, secrets }: ExportSubject): Promise<PrivacyExport['logins']> => {
  const rows = await db<{ client_no_sealed: Buffer; lastAt: number }[]>`
    select client_no_sealed, ${ms(db, 'last_login_at')} as "lastAt"
    from account_devices join ${clientAccountRows(db)} account on account.id = account_id
    where person_id = ${personId} order by last_login_at`
  return rows.map(({ client_no_sealed, lastAt }) => ({
    account: maskClientNo(unseal(secrets.dataKey, client_no_sealed)),
    lastAt,
  }))
}

export const loginPersonalData: PersonalData = {
  tables: {
    account_devices: {
      purpose: 'recognises the devices of an account, and names new ones',
      columns: ['account_id', 'session_id', 'person_id', 'device_key'],
      exportedIn: 'logins',
      erase: (tx, { personId }) => tx`delete from account_devices where person_id = ${personId}`,
    },
    login_tickets: {
      purpose: 'proves the second factor of a login to the next call',
      columns: ['account_id', 'person_id', 'session_id', 'subject_hash', 'provider_session_hash'],
      notExported: 'it serves one login, within minutes',
      erase: (tx, { personId }) => removeLoginTickets(tx, personId),
    },
    provider_flows: {
      purpose: 'brings a person back from the firm’s provider to the page that they left',
      columns: ['session_id', 'person_id'],
      notExported: 'it serves one login, within minutes',
      erase: (tx, { personId }) => tx`delete from provider_flows where person_id = ${personId}`,
    },
    provider_proofs: {
      purpose: 'proves an account to the next step of a login',
      columns: ['session_id', 'person_id', 'account_codes', 'subject_hash', 'provider_session_hash'],
      notExported: 'it serves one login, within minutes',
      erase: (tx, { personId }) => tx`delete from provider_proofs where person_id = ${personId}`,
    },
    provider_logins: {
      purpose: 'ends a login if the firm’s provider ends its session',
      columns: ['jti', 'person_id', 'subject_hash', 'provider_session_hash'],
      notExported: 'it serves the end of one login, within hours',
      erase: (tx, { personId }) => tx`delete from provider_logins where person_id = ${personId}`,
    },
    login_attempts: {
      purpose: 'locks out who guesses passwords',
      columns: ['bucket'],
      hashed: ['bucket'],
      notExported: 'it counts failures under a keyed hash for their limit',
      retained: { why: 'an erasure does not unlock an account', until: 'the window of the limit ends' },
    },
  },
  exports: [exportSection('logins', loginsOf)],
  counts: { devices: (db, personId) => db`select count(*) from account_devices where person_id = ${personId}` },
}
