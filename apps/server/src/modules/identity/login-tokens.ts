import type { ISql } from 'postgres'

/** By which path a login came (N11). */
export type LoginChannel = 'standard' | 'ths'

interface LoginToken {
  readonly jti: string
  readonly registrationId: string
  readonly accountId: number
  readonly sessionId: string
  readonly channel: LoginChannel
  /** milliseconds since 1970 */
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Keeps a login token's id, so that it ends with its registration. */
export const keepLoginToken = async (db: ISql, token: LoginToken): Promise<void> => {
  await db`
    insert into login_tokens (jti, registration_id, account_id, session_id, channel, issued_at, expires_at)
    values (${token.jti}, ${token.registrationId}, ${token.accountId}, ${token.sessionId}, ${token.channel},
      ${new Date(token.issuedAt)}, ${new Date(token.expiresAt)})`
}

/** When a login ends by itself, in milliseconds; at once where it is not kept any more. */
export const loginEnds = async (db: ISql, jti: string): Promise<number> => {
  const [row] = await db<{ expires_at: Date }[]>`select expires_at from login_tokens where jti = ${jti}`
  return row?.expires_at.getTime() ?? 0
}

const end = async (db: ISql, column: 'jti' | 'registration_id' | 'session_id', value: string): Promise<void> => {
  await db`
    insert into revoked_tokens (jti, expires_at)
    select jti, expires_at from login_tokens where ${db(column)} = ${value}
    on conflict do nothing`
}

/** Ends one login session; the registration it came from goes on. */
export const endLogin = (db: ISql, jti: string): Promise<void> => end(db, 'jti', jti)

/** Ends every login that a registration opened. */
export const endLoginsOfRegistration = (db: ISql, id: string): Promise<void> => end(db, 'registration_id', id)

/** Ends every login of a session, which a new one follows. */
export const endLoginsOfSession = (db: ISql, sessionId: string): Promise<void> => end(db, 'session_id', sessionId)
