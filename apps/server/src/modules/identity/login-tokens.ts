import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'
import { revokeTokens } from '../../http/signing/revoked.ts'

/** The path by which a login was made (N11). */
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

/** Stores the id of a login token, so that the token ends with its registration. */
export const keepLoginToken = async (db: ISql, token: LoginToken): Promise<void> => {
  await db`
    insert into login_tokens (jti, registration_id, account_id, session_id, channel, issued_at, expires_at, last_used_at)
    values (${token.jti}, ${token.registrationId}, ${token.accountId}, ${token.sessionId}, ${token.channel},
      ${new Date(token.issuedAt)}, ${new Date(token.expiresAt)}, ${new Date(token.issuedAt)})`
}

/** When a login expires, in milliseconds since 1970; 0 if it is not stored any more. */
export const loginEnds = async (db: ISql, jti: string): Promise<number> => {
  const [row] = await db<{ expires_at: Date }[]>`select expires_at from login_tokens where jti = ${jti}`
  return row?.expires_at.getTime() ?? 0
}

/** The account and person of a login token; undefined if it is not stored any more. */
export const ownerOfLogin = async (db: ISql, jti: string): Promise<{ account: number; person: number } | undefined> => {
  const [row] = await db<{ account: number; person: number }[]>`
    select account_id as account, person_id as person
    from login_tokens join registrations on registrations.id = registration_id where jti = ${jti}`
  return row
}

type Column = 'jti' | 'registration_id' | 'session_id'

/** @returns whether one of them was valid until now */
const end = (db: ISql, column: Column, value: string): Promise<boolean> =>
  revokeTokens(db, db`select jti, expires_at from login_tokens where ${db(column)} = ${value}`)

/** Ends one login; its registration continues. */
export const endLogin = (db: ISql, jti: string): Promise<boolean> => end(db, 'jti', jti)

/** Ends one login of a person by the id that its owner sees. @returns whether it is theirs and was valid until now */
export const endShownLogin = (db: ISql, personId: number, publicId: string): Promise<boolean> =>
  revokeTokens(
    db,
    db`
      select jti, login_tokens.expires_at
      from login_tokens join registrations on registrations.id = registration_id
      where public_id = ${publicId} and person_id = ${personId}`,
  )

/** Ends every login that a registration opened. */
export const endLoginsOfRegistration = (db: ISql, id: string): Promise<boolean> => end(db, 'registration_id', id)

/** Ends every login of a session, before a new one replaces it. */
export const endLoginsOfSession = (db: ISql, sessionId: string): Promise<boolean> => end(db, 'session_id', sessionId)

/** Ends these logins. @returns whether one of them was valid until now */
export const endLogins = (db: ISql, jtis: readonly string[]): Promise<boolean> =>
  revokeTokens(db, db`select jti, expires_at from login_tokens where jti = any (${jtis})`)

/** Ends every login to these accounts, whoever opened it. */
export const endLoginsTo = (db: ISql, accounts: readonly number[]): Promise<boolean> =>
  revokeTokens(db, db`select jti, expires_at from login_tokens where account_id = any (${accounts}::bigint[])`)

/** Deletes expired login tokens. */
export const pruneLoginTokens = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(db, 'login_tokens', db`expires_at < ${new Date(now)}`)
}
