import { mostSessions, type Session, type SessionsReply } from '@foyer/api/sessions'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { revokedTokenRows } from '../../http/signing/revoked.ts'
import { clientAccountRows, maskClientNo } from '../accounts/public.ts'
import { activeSessionsOf, loginTokenRows, storedDevice } from '../identity/public.ts'

interface LoginRow {
  registration_id: string
  public_id: string
  client_no_sealed: Buffer
  issued_at: Date
  last_used_at: Date
  expires_at: Date
}

const loginsOf = async (db: ISql, { secrets, clocks }: Context, registrations: readonly string[]) => {
  const rows = await db<LoginRow[]>`
    select registration_id, public_id, client_no_sealed, issued_at, coalesce(last_used_at, issued_at) as last_used_at,
      token.expires_at
    from ${loginTokenRows(db)} token join ${clientAccountRows(db)} account on account.id = account_id
    where registration_id = any (${registrations}::uuid[]) and token.expires_at > ${new Date(clocks.wall())}
      and not exists (select from ${revokedTokenRows(db)} revoked where revoked.jti = token.jti)
    order by issued_at desc`
  return (id: string): Session['logins'] =>
    rows
      .filter(({ registration_id }) => registration_id === id)
      .map((row) => ({
        id: row.public_id,
        account: maskClientNo(unseal(secrets.dataKey, row.client_no_sealed)),
        since: row.issued_at.getTime(),
        lastUsedAt: row.last_used_at.getTime(),
        endsAt: row.expires_at.getTime(),
      }))
}

/**
 * The active sessions of a person with their open logins: the caller's first, then by latest use. A session that
 * no device uses yet is omitted.
 *
 * @param own the caller's session; undefined once it has ended
 * @param limit maximum number of sessions in the list
 */
export const listSessions = async (
  db: ISql,
  context: Context,
  personId: number,
  own: string | undefined,
  limit = mostSessions,
): Promise<SessionsReply> => {
  const now = context.clocks.wall()
  const { sessions: active, all } = await activeSessionsOf(db, personId, { own, now, limit })
  const logins = await loginsOf(
    db,
    context,
    active.map(({ id }) => id),
  )
  const sessions = active.map((one): Session => {
    return {
      id: one.id,
      isThis: one.id === own,
      ...storedDevice(one),
      country: one.country,
      since: one.since,
      lastUsedAt: one.lastUsedAt,
      endsAt: one.endsAt,
      logins: logins(one.id),
    }
  })
  return { asOf: now, sessions, more: all - active.length }
}
