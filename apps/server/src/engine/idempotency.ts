import { hash } from 'node:crypto'
import type { ISql, JSONValue } from 'postgres'
import { Refused } from '../http/refused.ts'

const day = 86_400_000
/** Nobody asks again after a lost answer later than that; what the key stood for is done once all the same. */
export const keyLife = 7 * day

/** A call that is to happen once: whose it is, the key their client made up, and what it asks. */
export interface OnceOnly {
  readonly personId: number
  readonly key: string
  readonly requestHash: Buffer
}

/** The hash of what a call asks: of which activity, and every field, in whatever order they were written. */
export const requestHashOf = (activity: number, body: Readonly<Record<string, unknown>>): Buffer =>
  hash(
    'sha256',
    JSON.stringify([activity, Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))]),
    'buffer',
  )

/** An answer as it is kept. */
export interface KeptReply {
  /** in hex */
  readonly requestHash: string
  readonly reply: unknown
}

/** What is kept under a key, as one value of a statement: a `KeptReply`, or null where the key is new. */
export const keptUnder = (db: ISql, { personId, key }: OnceOnly) => db`
  (select jsonb_build_object('requestHash', encode(request_hash, 'hex'), 'reply', reply) from idempotency_keys
    where person_id = ${personId} and key = ${key})`

/** @throws Refused `key_reused` where the key stood for something else */
export const replyOf = (kept: KeptReply | null, { requestHash }: OnceOnly): unknown => {
  if (kept && kept.requestHash !== requestHash.toString('hex'))
    throw new Refused('key_reused', 'this key stands for another request')
  return kept?.reply
}

/**
 * What was answered under a key before; undefined where it is new. To be called under a lock that all calls of the
 * person take.
 *
 * @throws Refused `key_reused` where it stood for something else
 */
export const replyUnder = async (db: ISql, call: OnceOnly): Promise<unknown> => {
  const [{ kept }] = await db<[{ kept: KeptReply | null }]>`select ${keptUnder(db, call)} as kept`
  return replyOf(kept, call)
}

/** Keeps an answer under its key. Refusals are not kept: nothing happened, and the key may be used again. */
export const keepReply = async (db: ISql, call: OnceOnly, reply: object, wall: number): Promise<void> => {
  await db`
    insert into idempotency_keys (person_id, key, request_hash, reply, created_at)
    values (${call.personId}, ${call.key}, ${call.requestHash}, ${db.json(reply as JSONValue)}, ${new Date(wall)})`
}

/** Forgets the keys nobody will use again. */
export const sweepKeys = async (db: ISql, wall: number): Promise<void> => {
  await db`delete from idempotency_keys where created_at < ${new Date(wall - keyLife)}`
}
