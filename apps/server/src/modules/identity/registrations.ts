import { randomBytes, randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash, type OfEachKey } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { revokeTokens } from '../../http/signing/revoked.ts'
import { type IssuedToken, issueToken } from '../../http/signing/token.ts'
import { Refused } from '../../refused.ts'
import { endLoginsOfRegistration } from './login-tokens.ts'
import type { Origin } from './origin.ts'
import type { Person } from './persons.ts'
import { requireNotSuspended } from './suspension.ts'

const day = 86_400_000
/** The maximum lifetime of a registration, however often it is renewed. */
const registrationLife = 180 * day
const tokenLife = 7 * day

export interface Registration {
  readonly id: string
  readonly person: Person
  /** milliseconds since 1970 */
  readonly expiresAt: number
}

/** The circumstances in which a registration begins. */
export interface Beginning {
  /** origin of the call that began it; only the same device key renews it. Null if no device has it yet */
  readonly origin: Pick<Origin, 'deviceKey' | 'system' | 'browser' | 'country'> | null
  /** wall clock */
  readonly now: number
  /** whether the person proved their number in this session just now */
  readonly isProved: boolean
  /** milliseconds since 1970; by default the maximum lifetime */
  readonly expiresAt?: number
}

/**
 * Begins a registration for a person who has just proved their number, or for a handoff until the original registration
 * ends.
 *
 * @throws Refused `session_revoked` if the person was erased meanwhile, `account_suspended` if they are suspended
 */
export const openRegistration = async (
  db: ISql,
  person: Person,
  { origin, now, isProved, expiresAt = now + registrationLife }: Beginning,
): Promise<Registration> => {
  const id = randomUUID()
  const at = new Date(now)
  // a shared lock: it allows concurrent sign-ins and excludes an erasure and a suspension
  const [opened] = await db`
    insert into registrations (id, person_id, device_key, created_at, expires_at, system, browser, country, last_used_at,
      proved_at)
    select ${id}::uuid, id, ${origin?.deviceKey ?? null}::bytea, ${at}::timestamptz, ${new Date(expiresAt)}::timestamptz,
      ${origin?.system ?? null}::text, ${origin?.browser ?? null}::text, ${origin?.country ?? null}::text,
      ${at}::timestamptz, ${isProved ? at : null}::timestamptz
    from persons where id = ${person.id} and erased_at is null and suspended_at is null for share
    returning 1`
  if (!opened) {
    await requireNotSuspended(db, person.id)
    throw new Refused('session_revoked', 'this person has been erased')
  }
  return { id, person, expiresAt }
}

/**
 * Allows the SMS code with which a registration was made to serve once more, as the second factor of a login.
 *
 * @param until milliseconds since 1970
 */
export const allowCodeAsSecondFactor = async (db: ISql, id: string, until: number): Promise<void> => {
  await db`update registrations set code_serves_until = ${new Date(until)} where id = ${id}`
}

/**
 * Uses the SMS code with which the registration of a register token was made.
 *
 * @returns whether it was still valid: it was sent to the given number and not used before
 */
export const takeCodeOfRegistration = async (
  db: ISql,
  { jti, mobileHashes, now }: { jti: string; mobileHashes: OfEachKey; now: number },
): Promise<boolean> => {
  const [used] = await db`
    update registrations set code_serves_until = null
    where id = (select registration_id from register_tokens where jti = ${jti})
      and revoked_at is null and code_serves_until > ${new Date(now)}
      and person_id in (select id from persons where mobile_hash in ${db(mobileHashes)})
    returning 1`
  return used !== undefined
}

/** The session and device that a register token is issued to. */
interface Receiver {
  readonly sessionId: string
  /**
   * the app key is wrapped for this key, so that only this device can use the token (SEC-10). Null for the deployment's
   * key
   */
  readonly deviceKey: Buffer | null
  /** hash of the socketPwd whose use created this one; null for a registration's first */
  readonly parent?: Buffer | null
}

/**
 * Issues a register token for a session, and the socketPwd that renews it. Only the hash of the socketPwd is stored.
 */
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
    values (${keyedHash(context.secrets.identifierKey, 'socketPwd', socketPwd)}, ${id}, ${new Date(now)}, ${parent})`
  return { ...token, socketPwd }
}

/**
 * Ends a registration: its socketPwds renew nothing any more, and all its tokens, logins included, are revoked.
 *
 * @returns whether it was active until now
 */
export const endRegistration = async (db: ISql, id: string, now: number): Promise<boolean> => {
  const ended = await db`
    update registrations set revoked_at = ${new Date(now)} where id = ${id} and revoked_at is null returning 1`
  await revokeTokens(db, db`select jti, expires_at from register_tokens where registration_id = ${id}`)
  await endLoginsOfRegistration(db, id)
  return ended.length > 0
}

/**
 * Returns the active registration of a token above tourist level. A login token belongs to the registration that it was
 * opened with.
 *
 * @throws Refused `session_revoked` if it has ended
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
 * Locks the registration of a register token, so that it cannot end meanwhile; undefined if it has ended. `deviceKey`
 * is that of the token itself.
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

/** Records that the caller of this session has just proved to be its owner. */
export const proveRegistration = async (db: ISql, id: string, now: number): Promise<void> => {
  await db`update registrations set proved_at = ${new Date(now)} where id = ${id}`
}

/**
 * When the caller of a session last proved to be its owner, in milliseconds since 1970; null if they never did.
 *
 * @param id of an existing registration
 */
export const provedAt = async (db: ISql, id: string): Promise<number | null> => {
  const [row] = await db<[{ proved_at: Date | null }]>`select proved_at from registrations where id = ${id}`
  return row.proved_at?.getTime() ?? null
}

/**
 * Ends the registration of a register token. Does nothing if it has ended already.
 *
 * @returns the registration that ended and its person
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
