import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'

export interface Person {
  readonly id: number
  /** opaque and stable; `sub` of register tokens */
  readonly userCode: string
}

/** What a number is looked up by wherever it must be, without keeping it. */
export const mobileHash = (secrets: Secrets, e164: string): Buffer => keyedHash(secrets.pepper, 'mobile', e164)

/** The person of a number that was just proved; a new one on the first time, the same one ever after. */
export const personOf = async (db: ISql, secrets: Secrets, e164: string, now: number): Promise<Person> => {
  const hash = mobileHash(secrets, e164)
  const userCode = `u${randomBytes(15).toString('base64url')}`
  // the update changes nothing: it makes the row that stood in the way come back
  const [person] = await db<[Person]>`
    insert into persons (user_code, mobile_hash, mobile_sealed, created_at)
    values (${userCode}, ${hash}, ${seal(secrets.dataKey, e164)}, ${new Date(now)})
    on conflict (mobile_hash) do update set mobile_hash = excluded.mobile_hash
    returning id, user_code as "userCode"`
  return person
}

/** A person's number in E.164. */
export const mobileOf = async (db: ISql, secrets: Secrets, personId: number): Promise<string> => {
  const [row] = await db<[{ mobile_sealed: Buffer }]>`select mobile_sealed from persons where id = ${personId}`
  return unseal(secrets.dataKey, row.mobile_sealed)
}

/** What a person is known by; a login token names an account in its place. */
export const userCodeOf = async (db: ISql, personId: number): Promise<string> => {
  const [row] = await db<[{ user_code: string }]>`select user_code from persons where id = ${personId}`
  return row.user_code
}

/**
 * Condition on `persons` that picks whoever signed a call above tourist level: a register token names its person; a login
 * token names an account, and came of a person's registration. Nobody who was erased.
 */
export const isCaller = (db: ISql, { level, sub, jti }: Caller) =>
  level === 'login'
    ? db`persons.erased_at is null and persons.id =
        (select person_id from login_tokens join registrations on id = registration_id where jti = ${jti})`
    : db`persons.erased_at is null and persons.user_code = ${sub}`

/**
 * The person who signed a call above tourist level.
 *
 * @throws Refused `session_revoked` where nothing is kept of them any more
 */
export const personIdOf = async (db: ISql, caller: Caller): Promise<number> => {
  const [row] = await db<{ id: number }[]>`select id from persons where ${isCaller(db, caller)}`
  if (!row) throw new Refused('session_revoked', 'nothing is kept of this person')
  return row.id
}

/**
 * Locks the person who signed a call above tourist level until the transaction ends, so that what they do comes one after
 * the other.
 *
 * @throws Refused `session_revoked` where nothing is kept of them any more
 */
export const lockPerson = async (db: ISql, caller: Caller): Promise<number> => {
  const [row] = await db<{ id: number }[]>`select id from persons where ${isCaller(db, caller)} for no key update`
  if (!row) throw new Refused('session_revoked', 'nothing is kept of this person')
  return row.id
}
