import { hash } from 'node:crypto'
import type { ISql, JSONValue } from 'postgres'
import type { z } from 'zod'
import { pruneInBatches } from '../database/batches.ts'
import { Refused } from '../refused.ts'

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

/** An act of a person that has its effect once per key. */
export interface Act<Reply> {
  readonly personId: number
  readonly key: string
  /** the activity that it is about; 0 if it is about none */
  readonly activity: number
  /** everything that distinguishes it from another act; it contains no personal data */
  readonly request: Readonly<Record<string, unknown>>
  /** the form in which its reply is stored */
  readonly reply: z.ZodType<Reply>
  /** its reply may be removed again (`removeReply`), until a repetition received it */
  readonly isRemovable?: true
}

const replyUnder = async (db: ISql, call: OnceOnly): Promise<unknown> => {
  const [{ stored }] = await db<[{ stored: StoredReply | null }]>`select ${storedUnder(db, call)} as stored`
  return replyOf(stored, call)
}

/** As `replyUnder`, and records the repetition. It waits for a concurrent removal and then finds no reply. */
const repeatedReplyUnder = async (tx: ISql, call: OnceOnly): Promise<unknown> => {
  const [stored] = await tx<StoredReply[]>`
    update idempotency_keys set is_repeated = true where person_id = ${call.personId} and key = ${call.key}
    returning encode(request_hash, 'hex') as "requestHash", reply`
  return replyOf(stored ?? null, call)
}

/** The part of a statement that stores the reply to a call under its key. */
export const storingReply = (db: ISql, { personId, key, requestHash }: OnceOnly, reply: object, wall: number) => db`
  insert into idempotency_keys (person_id, key, request_hash, reply, created_at)
  values (${personId}, ${key}, ${requestHash}, ${db.json(reply as JSONValue)}, ${new Date(wall)})`

/**
 * The result of an act that changed nothing. It is not stored, so that repetitions under new keys do not add rows; the
 * same key would find the same state.
 */
export class Unchanged<Reply> {
  readonly reply: Reply
  constructor(reply: Reply) {
    this.reply = reply
  }
}

const unwrap = <Made>(made: Made | Unchanged<Made>): Made => (made instanceof Unchanged ? made.reply : made)

/**
 * Runs an act once per key (N13). Call it in a transaction, under a lock that all acts of the person take. The same key
 * and request return the stored reply again, whatever has changed since. A refusal is not stored, since nothing happened
 * and the key may be used again: a thrown one rolls the transaction back, and a returned one commits what was written
 * before it.
 *
 * @param repeated returns the result of the first run if this version cannot parse its stored reply; by default `run`,
 * which must then find that the act was performed
 * @throws Refused `key_reused` if the key belongs to another request
 */
export const runOnce = async <Made extends object>(
  tx: ISql,
  { personId, key, activity, request, reply, isRemovable }: Act<Exclude<Made, Refused>>,
  wall: number,
  run: () => Promise<Made | Unchanged<Made>>,
  repeated: (stored: unknown) => Promise<Made | Unchanged<Made>> = run,
): Promise<Made> => {
  const once: OnceOnly = { personId, key, requestHash: requestHashOf(activity, request) }
  const stored = await (isRemovable ? repeatedReplyUnder : replyUnder)(tx, once)
  if (stored !== undefined) return (reply.safeParse(stored).data as Made | undefined) ?? unwrap(await repeated(stored))
  const made = await run()
  if (made instanceof Unchanged) return made.reply
  if (!(made instanceof Refused)) await storingReply(tx, once, made, wall)
  return made
}

/**
 * Deletes the reply under a key, because the act turned out not to be done: the key may be used again. A reply that a
 * repetition received stays, because a key never has two different results.
 */
export const removeReply = async (tx: ISql, { personId, key }: Pick<OnceOnly, 'personId' | 'key'>): Promise<void> => {
  await tx`delete from idempotency_keys where person_id = ${personId} and key = ${key} and not is_repeated`
}

/** Deletes the keys of a person. */
export const eraseKeys = async (tx: ISql, personId: number): Promise<void> => {
  await tx`delete from idempotency_keys where person_id = ${personId}`
}

/** Prunes the keys that are too old to be used again. */
export const pruneKeys = async (db: ISql, wall: number): Promise<void> => {
  await pruneInBatches(db, 'idempotency_keys', db`created_at < ${new Date(wall - keyLife)}`)
}
