import { randomBytes, randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { type IssuedToken, issueToken } from '../../http/signing/token.ts'
import { endLoginsOfRegistration } from './login-tokens.ts'
import type { Origin } from './origin.ts'
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

/** How a registration begins. */
export interface Beginning {
  /** whose call began it: its device key is the only one that renews it. Null where no device has it yet */
  readonly origin: Pick<Origin, 'deviceKey' | 'system' | 'browser' | 'country'> | null
  /** wall clock */
  readonly now: number
  /** the person proved their number in this very session just now */
  readonly isProved: boolean
  /** milliseconds since 1970; the longest life there is where left out */
  readonly expiresAt?: number
}

/**
 * Begins a registration: of a person who has just proved their number, or until another one of theirs ends.
 *
 * @throws Refused `session_revoked` where the person was erased meanwhile
 */
export const openRegistration = async (
  db: ISql,
  person: Person,
  { origin, now, isProved, expiresAt = now + registrationLife }: Beginning,
): Promise<Registration> => {
  const id = randomUUID()
  const at = new Date(now)
  // shared with whoever else signs in, and not with an erasure
  const [opened] = await db`
    insert into registrations (id, person_id, device_key, created_at, expires_at, system, browser, country, last_used_at,
      proved_at)
    select ${id}::uuid, id, ${origin?.deviceKey ?? null}::bytea, ${at}::timestamptz, ${new Date(expiresAt)}::timestamptz,
      ${origin?.system ?? null}::text, ${origin?.browser ?? null}::text, ${origin?.country ?? null}::text,
      ${at}::timestamptz, ${isProved ? at : null}::timestamptz
    from persons where id = ${person.id} and erased_at is null for share
    returning 1`
  if (!opened) throw new Refused('session_revoked', 'nothing is kept of this person')
  return { id, person, expiresAt }
}

/**
 * The code by text message that a registration was just made with may serve once more, as the second factor of a login.
 * @param until milliseconds since 1970
 */
export const letCodeServe = async (db: ISql, id: string, until: number): Promise<void> => {
  await db`update registrations set code_serves_until = ${new Date(until)} where id = ${id}`
}

/**
 * Uses up the code that the registration of a register token was made with.
 *
 * @returns whether it still served: the number it was sent to is the given one, and it was not used before
 */
export const takeCodeOfRegistration = async (
  db: ISql,
  { jti, mobileHash, now }: { jti: string; mobileHash: Buffer; now: number },
): Promise<boolean> => {
  const [taken] = await db`
    update registrations set code_serves_until = null
    where id = (select registration_id from register_tokens where jti = ${jti})
      and revoked_at is null and code_serves_until > ${new Date(now)}
      and person_id in (select id from persons where mobile_hash = ${mobileHash})
    returning 1`
  return taken !== undefined
}

/** Whom a register token is issued to. */
interface Receiver {
  readonly sessionId: string
  /** its app key is wrapped for this key: nobody else can use the token (SEC-10). Null for the deployment's */
  readonly deviceKey: Buffer | null
  /** hash of the socketPwd whose use brings it forth; null for a registration's first */
  readonly parent?: Buffer | null
}

/** A register token for a session and the socketPwd that renews it, of which only the hash is kept. */
export const issueRegisterToken = async (
  db: ISql,
  context: Context,
  { id, person, expiresAt }: Registration,
  { sessionId: sid, deviceKey, parent = null }: Receiver,
): Promise<IssuedToken & { socketPwd: string }> => {
  const now = context.clocks.wall()
  const tokenEnds = Math.min(now + tokenLife, expiresAt)
  const token = await issueToken(context, { level: 'register', sub: person.userCode, sid, expiresAt: tokenEnds })
  const socketPwd = randomBytes(32).toString('base64url')
  await db`
    insert into register_tokens (jti, registration_id, expires_at, device_key)
    values (${token.jti}, ${id}, ${new Date(tokenEnds)}, ${deviceKey})`
  await db`
    insert into socket_pwds (hash, registration_id, issued_at, parent)
    values (${keyedHash(context.secrets.pepper, 'socketPwd', socketPwd)}, ${id}, ${new Date(now)}, ${parent})`
  return { ...token, socketPwd }
}

/**
 * Ends a registration: no socketPwd of it renews any more, and every token of it, logins included, is revoked.
 *
 * @returns whether it went on until now
 */
export const endRegistration = async (db: ISql, id: string, now: number): Promise<boolean> => {
  const ended = await db`
    update registrations set revoked_at = ${new Date(now)} where id = ${id} and revoked_at is null returning 1`
  await db`
    insert into revoked_tokens (jti, expires_at)
    select jti, expires_at from register_tokens where registration_id = ${id}
    on conflict do nothing`
  await endLoginsOfRegistration(db, id)
  return ended.length > 0
}

/**
 * The registration that a token above tourist level came of, while it goes on; a login token is one of its registration.
 *
 * @throws Refused `session_revoked` where it has ended
 */
export const registrationIdOf = async (
  db: ISql,
  { level, jti }: Pick<Caller, 'level' | 'jti'>,
  now: number,
): Promise<string> => {
  const tokens = level === 'login' ? db`login_tokens` : db`register_tokens`
  const [found] = await db<{ id: string }[]>`
    select id from registrations
    where id = (select registration_id from ${tokens} where jti = ${jti})
      and revoked_at is null and expires_at > ${new Date(now)}`
  if (!found) throw new Refused('session_revoked', 'the registration was ended')
  return found.id
}

/**
 * The registration a register token belongs to, locked so that it cannot end meanwhile; undefined where it has. `deviceKey`: of
 * the token itself.
 */
export const lockRegistrationOf = async (
  db: ISql,
  jti: string,
  now: number,
): Promise<(Pick<Registration, 'id' | 'expiresAt'> & { readonly deviceKey: Buffer | null }) | undefined> => {
  const [found] = await db<{ id: string; expires_at: Date; device_key: Buffer | null }[]>`
    select id, registrations.expires_at, token.device_key
    from register_tokens token join registrations on id = registration_id
    where jti = ${jti} and revoked_at is null and registrations.expires_at > ${new Date(now)}
    for update of registrations`
  return found && { id: found.id, expiresAt: found.expires_at.getTime(), deviceKey: found.device_key }
}

/** Whoever holds this session has just proved to be its owner. */
export const proveRegistration = async (db: ISql, id: string, now: number): Promise<void> => {
  await db`update registrations set proved_at = ${new Date(now)} where id = ${id}`
}

/**
 * Ends the registration a register token belongs to. Done already: nothing happens.
 *
 * @returns what ended, and whose it was
 */
export const quitRegistration = async (
  db: ISql,
  jti: string,
  now: number,
): Promise<{ id: string; personId: number } | undefined> => {
  const [token] = await db<{ id: string; personId: number }[]>`
    select registrations.id, person_id as "personId"
    from register_tokens join registrations on registrations.id = registration_id where jti = ${jti}`
  return token && (await endRegistration(db, token.id, now)) ? token : undefined
}
