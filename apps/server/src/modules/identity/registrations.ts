import { randomBytes, randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../http/refused.ts'
import { type IssuedToken, issueToken } from '../../http/signing/token.ts'
import { endLoginsOfRegistration } from './login-tokens.ts'
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

/**
 * Begins a registration: of a person who has just proved their number, or until another one of theirs ends.
 *
 * @param deviceKey as `deviceKeyOf` gives it: the only key that renews it; null where the device has none
 * @throws Refused `session_revoked` where the person was erased meanwhile
 */
export const openRegistration = async (
  db: ISql,
  person: Person,
  deviceKey: Buffer | null,
  now: number,
  expiresAt: number = now + registrationLife,
): Promise<Registration> => {
  const id = randomUUID()
  // shared with whoever else signs in, and not with an erasure
  const [opened] = await db`
    insert into registrations (id, person_id, device_key, created_at, expires_at)
    select ${id}::uuid, id, ${deviceKey}::bytea, ${new Date(now)}::timestamptz, ${new Date(expiresAt)}::timestamptz
    from persons where id = ${person.id} and erased_at is null for share
    returning 1`
  if (!opened) throw new Refused('session_revoked', 'nothing is kept of this person')
  return { id, person, expiresAt }
}

/**
 * A register token for the session and the socketPwd that renews it. Only its hash is kept, with that of the one whose
 * use brought it forth.
 */
export const issueRegisterToken = async (
  db: ISql,
  context: Context,
  { id, person, expiresAt }: Registration,
  sid: string,
  parent: Buffer | null = null,
): Promise<IssuedToken & { socketPwd: string }> => {
  const now = context.clocks.wall()
  const tokenEnds = Math.min(now + tokenLife, expiresAt)
  const token = await issueToken(context, { level: 'register', sub: person.userCode, sid, expiresAt: tokenEnds })
  const socketPwd = randomBytes(32).toString('base64url')
  await db`insert into register_tokens (jti, registration_id, expires_at) values (${token.jti}, ${id}, ${new Date(tokenEnds)})`
  await db`
    insert into socket_pwds (hash, registration_id, issued_at, parent)
    values (${keyedHash(context.secrets.pepper, 'socketPwd', socketPwd)}, ${id}, ${new Date(now)}, ${parent})`
  return { ...token, socketPwd }
}

/** Ends a registration: no socketPwd of it renews any more, and every token of it, logins included, is revoked. */
export const endRegistration = async (db: ISql, id: string, now: number): Promise<void> => {
  await db`update registrations set revoked_at = ${new Date(now)} where id = ${id} and revoked_at is null`
  await db`
    insert into revoked_tokens (jti, expires_at)
    select jti, expires_at from register_tokens where registration_id = ${id}
    on conflict do nothing`
  await endLoginsOfRegistration(db, id)
}

/** The registration a register token belongs to, locked so that it cannot end meanwhile; undefined where it has. */
export const lockRegistrationOf = async (
  db: ISql,
  jti: string,
  now: number,
): Promise<Pick<Registration, 'id' | 'expiresAt'> | undefined> => {
  const [found] = await db<{ id: string; expires_at: Date }[]>`
    select id, expires_at from registrations
    where id = (select registration_id from register_tokens where jti = ${jti})
      and revoked_at is null and expires_at > ${new Date(now)} for update`
  return found && { id: found.id, expiresAt: found.expires_at.getTime() }
}

/** Ends the registration a register token belongs to. Done already: nothing happens. */
export const quitRegistration = async (db: ISql, jti: string, now: number): Promise<void> => {
  const [token] = await db<{ registration_id: string }[]>`
    select registration_id from register_tokens where jti = ${jti}`
  if (token) await endRegistration(db, token.registration_id, now)
}
