import type { Passkey, PasskeysReply } from '@foyer/api/passkeys'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { ms } from '../../database/milliseconds.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { clientAccountRows, maskClientNo } from '../accounts/public.ts'
import { storedDevice } from '../identity/public.ts'

interface Row {
  id: string
  name: string | null
  client_no_sealed: Buffer
  system: string
  browser: string
  isSynced: boolean
  createdAt: number
  lastUsedAt: number | null
}

/** The passkeys of a person, the latest first. */
export const listPasskeys = async (
  db: ISql,
  { secrets }: Pick<Context, 'secrets'>,
  personId: number,
  { level }: Pick<Caller, 'level'>,
): Promise<PasskeysReply> => {
  const rows = await db<Row[]>`
    select public_id as id, name, client_no_sealed, system, browser, backed_up as "isSynced",
      ${ms(db, 'passkey.created_at')} as "createdAt", ${ms(db, 'last_used_at')} as "lastUsedAt"
    from passkeys passkey join ${clientAccountRows(db)} account on account.id = account_id
    where person_id = ${personId} order by passkey.created_at desc, passkey.id desc`
  const passkeys = rows.map(
    ({ client_no_sealed, system, browser, ...row }): Passkey => ({
      ...row,
      account: maskClientNo(unseal(secrets.dataKey, client_no_sealed)),
      ...storedDevice({ system, browser }),
    }),
  )
  return { passkeys, canCreate: level === 'login' }
}
