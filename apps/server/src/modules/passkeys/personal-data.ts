import { unseal } from '../../crypto/at-rest.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'
import { clientAccountRows, maskClientNo } from '../accounts/public.ts'

interface ExportRow {
  client_no_sealed: Buffer
  name: string | null
  system: string
  browser: string
  at: number
  lastUsedAt: number | null
}

export const passkeyPersonalData: PersonalData = {
  tables: {
    passkeys: {
      purpose: 'recognises the keys by which a person logs in to an account without its password',
      columns: ['person_id', 'account_id', 'credential_id', 'public_key', 'name', 'system', 'browser'],
      exportedIn: 'passkeys',
      erase: (tx, { personId }) => tx`delete from passkeys where person_id = ${personId}`,
    },
    passkey_challenges: {
      purpose: 'binds the answer of a device to the session that requested it',
      columns: ['person_id', 'session_id', 'account_id'],
      notExported: 'it serves one login, within minutes',
      erase: (tx, { personId }) => tx`delete from passkey_challenges where person_id = ${personId}`,
    },
  },
  exports: [
    exportSection('passkeys', async (db, { personId, secrets }) => {
      const rows = await db<ExportRow[]>`
        select client_no_sealed, name, system, browser, ${ms(db, 'passkey.created_at')} as at,
          ${ms(db, 'last_used_at')} as "lastUsedAt"
        from passkeys passkey join ${clientAccountRows(db)} account on account.id = account_id
        where person_id = ${personId} order by passkey.created_at, passkey.id`
      return rows.map(({ client_no_sealed, ...row }) => ({
        account: maskClientNo(unseal(secrets.dataKey, client_no_sealed)),
        ...row,
      }))
    }),
  ],
}
