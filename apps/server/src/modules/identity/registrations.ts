import { randomBytes, randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { type IssuedToken, issueToken } from '../../http/signing/token.ts'
import type { Person } from './persons.ts'

const day = 86_400_000
/** However often it is renewed, a registration ends then. */
const registrationLife = 180 * day
const tokenLife = 7 * day

export interface Registration {
  readonly id: string
  readonly person: Person
  /** milliseconds since 1970 */
  readonly expiresAt: number
}

/** Begins a registration of a person who has just proved their number. */
export const openRegistration = async (db: ISql, person: Person, now: number): Promise<Registration> => {
  const id = randomUUID()
  const expiresAt = now + registrationLife
  await db`
    insert into registrations (id, person_id, created_at, expires_at)
    values (${id}, ${person.id}, ${new Date(now)}, ${new Date(expiresAt)})`
  return { id, person, expiresAt }
}

/** A register token for the session and the socketPwd that renews it. Only its hash is kept. */
export const issueRegisterToken = async (
  db: ISql,
  context: Context,
  { id, person, expiresAt }: Registration,
  sid: string,
): Promise<IssuedToken & { socketPwd: string }> => {
  const now = context.clocks.wall()
  const tokenEnds = Math.min(now + tokenLife, expiresAt)
  const token = await issueToken(context, { level: 'register', sub: person.userCode, sid, expiresAt: tokenEnds })
  const socketPwd = randomBytes(32).toString('base64url')
  await db`insert into register_tokens (jti, registration_id, expires_at) values (${token.jti}, ${id}, ${new Date(tokenEnds)})`
  await db`
    insert into socket_pwds (hash, registration_id, issued_at)
    values (${keyedHash(context.secrets.pepper, 'socketPwd', socketPwd)}, ${id}, ${new Date(now)})`
  return { ...token, socketPwd }
}

/** Ends a registration: no socketPwd of it renews any more, and every token of it is revoked. */
export const endRegistration = async (db: ISql, id: string, now: number): Promise<void> => {
  await db`update registrations set revoked_at = ${new Date(now)} where id = ${id} and revoked_at is null`
  await db`
    insert into revoked_tokens (jti, expires_at)
    select jti, expires_at from register_tokens where registration_id = ${id}
    on conflict do nothing`
}

/** Ends the registration a register token belongs to. Done already: nothing happens. */
export const quitRegistration = async (db: ISql, jti: string, now: number): Promise<void> => {
  const [token] = await db<{ registration_id: string }[]>`
    select registration_id from register_tokens where jti = ${jti}`
  if (token) await endRegistration(db, token.registration_id, now)
}
