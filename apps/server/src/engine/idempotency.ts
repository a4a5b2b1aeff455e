import { hash } from 'node:crypto'
import type { ISql, JSONValue } from 'postgres'
import { Refused } from '../http/refused.ts'

const day = 86_400_000
/**
 * Milliseconds for which replies are stored. No client repeats a call later than that, and the act itself still happens
 * only once.
 */
export const keyLife = 7 * day

/** A call that must have its effect once: the person, the idempotency key that their client made, and the request. */
export interface OnceOnly {
  readonly personId: number
  readonly key: string
  readonly requestHash: Buffer
}

/** The hash of a request: of its activity and every field, independent of the order of fields. */
export const requestHashOf = (activity: number, body: Readonly<Record<string, unknown>>): Buffer =>
  hash(
    'sha256',
    JSON.stringify([activity, Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))]),
    'buffer',
  )

/** A stored reply. */
export interface StoredReply {
  /** in hex */
  readonly requestHash: string
  readonly reply: unknown
}

/** The reply stored under a key, as one value of a statement: a `StoredReply`, or null if the key is new. */
export const storedUnder = (db: ISql, { personId, key }: OnceOnly) => db`
  (select jsonb_build_object('requestHash', encode(request_hash, 'hex'), 'reply', reply) from idempotency_keys
    where person_id = ${personId} and key = ${key})`

/** @throws Refused `key_reused` if the key belongs to another request */
export const replyOf = (stored: StoredReply | null, { requestHash }: OnceOnly): unknown => {
  if (stored && stored.requestHash !== requestHash.toString('hex'))
    throw new Refused('key_reused', 'this key belongs to another request')
  return stored?.reply
}

/**
 * The reply stored under a key; undefined if the key is new. Call it under a lock that all calls of the person take.
 *
 * @throws Refused `key_reused` if the key belongs to another request
 */
export const replyUnder = async (db: ISql, call: OnceOnly): Promise<unknown> => {
  const [{ stored }] = await db<[{ stored: StoredReply | null }]>`select ${storedUnder(db, call)} as stored`
  return replyOf(stored, call)
}

/** Stores a reply under its key. Refusals are not stored, since nothing happened and the key may be used again. */
export const storeReply = async (db: ISql, call: OnceOnly, reply: object, wall: number): Promise<void> => {
  await db`
    insert into idempotency_keys (person_id, key, request_hash, reply, created_at)
    values (${call.personId}, ${call.key}, ${call.requestHash}, ${db.json(reply as JSONValue)}, ${new Date(wall)})`
}

/** Prunes the keys that are too old to be used again. */
export const pruneKeys = async (db: ISql, wall: number): Promise<void> => {
  await db`delete from idempotency_keys where created_at < ${new Date(wall - keyLife)}`
}
