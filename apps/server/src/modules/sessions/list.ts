import {
  type DeviceBrowser,
  type DeviceSystem,
  deviceBrowsers,
  deviceSystems,
  mostSessions,
  type Session,
  type SessionsReply,
} from '@foyer/api/sessions'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { maskClientNo } from '../login/public.ts'

interface Row {
  id: string
  system: string | null
  browser: string | null
  country: string | null
  created_at: Date
  last_used_at: Date
  expires_at: Date
  all: number
}
interface LoginRow {
  registration_id: string
  public_id: string
  client_no_sealed: Buffer
  issued_at: Date
  last_used_at: Date
  expires_at: Date
}

/** A value that another version stored and this one does not know becomes `other`. */
const known = <T extends string>(names: readonly T[], stored: string | null): T | 'other' =>
  names.find((name) => name === stored) ?? 'other'

const loginsOf = async (db: ISql, { secrets, clocks }: Context, registrations: readonly string[]) => {
  const rows = await db<LoginRow[]>`
    select registration_id, public_id, client_no_sealed, issued_at, coalesce(last_used_at, issued_at) as last_used_at,
      token.expires_at
    from login_tokens token join client_accounts on client_accounts.id = account_id
    where registration_id = any (${registrations}::uuid[]) and token.expires_at > ${new Date(clocks.wall())}
      and not exists (select from revoked_tokens where revoked_tokens.jti = token.jti)
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
 * Every active session of a person with its open logins: the caller's first, then by latest use. A session that
 * no device uses yet is omitted.
 *
 * @param own the caller's session; undefined once it has ended
 */
export const listSessions = async (
  db: ISql,
  context: Context,
  personId: number,
  own: string | undefined,
): Promise<SessionsReply> => {
  const now = context.clocks.wall()
  const rows = await db<Row[]>`
    select id, system, browser, country, created_at, coalesce(last_used_at, created_at) as last_used_at, expires_at,
      (count(*) over ())::int as all
    from registrations
    where person_id = ${personId} and revoked_at is null and expires_at > ${new Date(now)}
      and exists (select from socket_pwds where registration_id = registrations.id)
    order by id = ${own ?? null} desc nulls last, last_used_at desc, id
    limit ${mostSessions}`
  const logins = await loginsOf(
    db,
    context,
    rows.map(({ id }) => id),
  )
  const sessions = rows.map((row): Session => {
    const system: DeviceSystem = known(deviceSystems, row.system)
    const browser: DeviceBrowser = known(deviceBrowsers, row.browser)
    return {
      id: row.id,
      isThis: row.id === own,
      system,
      browser,
      country: row.country,
      since: row.created_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
      endsAt: row.expires_at.getTime(),
      logins: logins(row.id),
    }
  })
  return { asOf: now, sessions, more: (rows[0]?.all ?? 0) - rows.length }
}
