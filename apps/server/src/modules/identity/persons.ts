import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { hashesOf, type OfEachKey } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'

export interface Person {
  readonly id: number
  /** opaque and stable; `sub` of register tokens */
  readonly userCode: string
}

/** The keyed hashes by which a number is looked up without storing it in clear, one for each pepper. */
export const mobileHashes = ({ pepper }: Pick<Secrets, 'pepper'>, e164: string): OfEachKey =>
  hashesOf(pepper, 'mobile', e164)

/** The keyed hash that is stored with a number. */
export const mobileHash = (secrets: Pick<Secrets, 'pepper'>, e164: string): Buffer => mobileHashes(secrets, e164)[0]

/**
 * Returns the person of a number that was just proved, and creates them the first time. While the pepper rotates, the
 * caller has settled the number before.
 */
export const personOf = async (db: ISql, secrets: Secrets, e164: string, now: number): Promise<Person> => {
  const hash = mobileHash(secrets, e164)
  const userCode = `u${randomBytes(15).toString('base64url')}`
  // the update changes nothing: it makes the conflicting row part of the result
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

/** The id of the person with this number; undefined if there is none. */
export const personWithNumber = async (db: ISql, secrets: Secrets, e164: string): Promise<number | undefined> => {
  const [row] = await db<{ id: number }[]>`
    select id from persons where mobile_hash in ${db(mobileHashes(secrets, e164))}`
  return row?.id
}

/** When a person was created, in milliseconds since 1970. */
export const personSince = async (db: ISql, personId: number): Promise<number> => {
  const [row] = await db<[{ since: Date }]>`select created_at as since from persons where id = ${personId}`
  return row.since.getTime()
}

/**
 * Gives a person another number, in E.164. It throws an error that `isNumberConflict` recognizes if another person has
 * the number.
 *
 * @returns the user code of the person
 */
export const changeNumber = async (tx: ISql, secrets: Secrets, personId: number, e164: string): Promise<string> => {
  const [person] = await tx<[{ user_code: string }]>`
    update persons set mobile_hash = ${mobileHash(secrets, e164)}, mobile_sealed = ${seal(secrets.dataKey, e164)}
    where id = ${personId} returning user_code`
  return person.user_code
}

/** Whether another person received the number first, while a transaction waited for the index. */
export const isNumberConflict = (error: unknown): boolean =>
  error instanceof Error && 'constraint_name' in error && error.constraint_name === 'persons_mobile_hash_key'

/** The user code of a person; a login token contains an account's code instead. */
export const userCodeOf = async (db: ISql, personId: number): Promise<string> => {
  const [row] = await db<[{ user_code: string }]>`select user_code from persons where id = ${personId}`
  return row.user_code
}

/**
 * Condition on `persons` that selects the person who signed a call above tourist level. A register token names its
 * person; a login token names an account and belongs to a person's registration. Erased and suspended persons are excluded.
 */
export const isCaller = (db: ISql, { level, sub, jti }: Caller) =>
  level === 'login'
    ? db`persons.erased_at is null and persons.suspended_at is null and persons.id =
        (select person_id from login_tokens join registrations on id = registration_id where jti = ${jti})`
    : db`persons.erased_at is null and persons.suspended_at is null and persons.user_code = ${sub}`

/**
 * Returns the person who signed a call above tourist level.
 *
 * @throws Refused `session_revoked` if the person was erased or suspended
 */
export const personIdOf = async (db: ISql, caller: Caller): Promise<number> => {
  const [row] = await db<{ id: number }[]>`select id from persons where ${isCaller(db, caller)}`
  if (!row) throw new Refused('session_revoked', 'this person has been erased or suspended')
  return row.id
}

/** Locks a person until the transaction ends, so that work for them runs in sequence with their calls. */
export const lockPersonById = async (tx: ISql, id: number): Promise<void> => {
  await tx`select from persons where id = ${id} for no key update`
}

/**
 * Locks the person who signed a call above tourist level until the transaction ends, so that their calls run in
 * sequence.
 *
 * @throws Refused `session_revoked` if the person was erased or suspended
 */
export const lockPerson = async (db: ISql, caller: Caller): Promise<number> => {
  const [row] = await db<{ id: number }[]>`select id from persons where ${isCaller(db, caller)} for no key update`
  if (!row) throw new Refused('session_revoked', 'this person has been erased or suspended')
  return row.id
}
