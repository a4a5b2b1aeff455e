import { randomBytes } from 'node:crypto'
import type { MerchantSession, MerchantSessionRequest } from '@foyer/api/presentations'
import type { Texts } from '@foyer/api/texts'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { Context } from '../../context.ts'
import { hashesOf, isOneOf, keyedHash, type OfEachKey } from '../../crypto/keyed-hash.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { networkOf } from '../../http/address.ts'
import { limitAddress } from '../../http/rate-limit.ts'
import { Refused } from '../../refused.ts'
import { activityRows } from '../activities/public.ts'
import { recordAuthentication } from '../identity/public.ts'
import { type Bucket, beginTry, clearTries, failed } from '../login/public.ts'

const hour = 3_600_000
const sessionLife = hour
export const addressRate = { name: 'merchant', limit: 30, windowMs: 60_000 }

/**
 * Limits of wrong PINs. A PIN has only a million values, so its protection is the small number of attempts and the
 * pepper in its hash. A guessing network is locked first at this merchant, then at every merchant. Guesses from
 * elsewhere do not lock a network that the merchant has signed in from (SEC-13).
 */
export const failures = {
  here: { free: 5, memory: 24 * hour },
  network: { free: 20, memory: 24 * hour },
  anywhere: { free: 30, memory: 24 * hour },
} as const
/** A network without a sign-in of the merchant for this time counts as new. */
const networkMemory = 90 * 24 * hour

const pinHashes = ({ pepper }: Secrets, { merchant, pin }: MerchantSessionRequest): OfEachKey =>
  hashesOf(pepper, 'merchant pin', `${merchant}\0${pin}`)
const sessionHash = ({ identifierKey }: Secrets, token: string): Buffer =>
  keyedHash(identifierKey, 'merchant session', token)

interface NewMerchant extends MerchantSessionRequest {
  readonly name: Texts
}

/** Adds a merchant unless the code exists. @returns whether it was added */
export const addMerchant = async (
  db: ISql,
  secrets: Secrets,
  { name, ...proof }: NewMerchant,
  wall: number,
): Promise<boolean> => {
  const { count } = await db`
    insert into merchants (code, name, pin_hash, created_at)
    values (${proof.merchant}, ${db.json(name)}, ${pinHashes(secrets, proof)[0]}, ${new Date(wall)})
    on conflict (code) do nothing`
  return count > 0
}

/**
 * Replaces the PIN of a merchant and signs its counters out. Networks that it signed in from stay known.
 *
 * @returns the id of the merchant; undefined if there is none
 */
export const replacePin = async (
  tx: ISql,
  secrets: Secrets,
  proof: MerchantSessionRequest,
): Promise<number | undefined> => {
  const [row] = await tx<{ id: number }[]>`
    update merchants set pin_hash = ${pinHashes(secrets, proof)[0]} where code = ${proof.merchant} returning id`
  if (row) await tx`delete from merchant_sessions where merchant_id = ${row.id}`
  return row?.id
}

/**
 * Lets a merchant honour vouchers for an item of an activity. @returns false if it does already, or if either does not
 * exist
 */
export const honour = async (db: ISql, merchant: string, activity: number, item: string): Promise<boolean> => {
  const { count } = await db`
    insert into merchant_items (merchant_id, activity, item)
    select merchants.id, activity.number, ${item} from merchants, ${activityRows(db)} activity
    where merchants.code = ${merchant} and activity.number = ${activity}
    on conflict do nothing`
  return count > 0
}

const hasSignedInFrom = async (db: ISql, merchant: string, networkHash: Buffer, wall: number): Promise<boolean> => {
  const known = await db`
    select from merchant_networks join merchants on merchants.id = merchant_id
    where code = ${merchant} and network_hash = ${networkHash} and last_at > ${new Date(wall - networkMemory)}`
  return known.length > 0
}

/** Stores the hash under the current pepper. A PIN is stored nowhere in clear, so only a sign-in can do it. */
const renewPinHash = async (
  db: ISql,
  { id, storedHash }: { id: number; storedHash: Buffer },
  [current]: OfEachKey,
): Promise<void> => {
  if (storedHash.equals(current)) return
  await db`update merchants set pin_hash = ${current} where id = ${id} and pin_hash = ${storedHash}`
}

/** Deletes networks without a recent sign-in. */
export const pruneMerchantNetworks = async (db: ISql, wall: number): Promise<void> => {
  await pruneInBatches(db, 'merchant_networks', db`last_at <= ${new Date(wall - networkMemory)}`)
}

/**
 * Signs a counter in for an hour. An unknown merchant code and a wrong PIN have the same answer and count alike. The
 * audit trail records each sign-in and each counted failure (SEC-8).
 *
 * @throws Refused `merchant_unknown` with `attemptsLeft`, `login_locked` and `rate_limited` with `retryAfter`
 */
export const openSession = async (
  context: Context,
  request: FastifyRequest,
  proof: MerchantSessionRequest,
): Promise<MerchantSession> => {
  const { db, secrets, clocks } = context
  await limitAddress(context, request, addressRate)
  const bucket = (what: string): Buffer => keyedHash(secrets.identifierKey, 'login attempt', what)
  const network = networkOf(request.callerAddress)
  const networkHash = keyedHash(secrets.identifierKey, 'address', network)
  const wall = clocks.wall()
  const isKnown = await hasSignedInFrom(db, proof.merchant, networkHash, wall)
  const buckets: Bucket[] = [
    { hash: bucket(`counter ${network} ${proof.merchant}`), ...failures.here, cleared: true },
    // a right PIN of one merchant does not clear the guesses at others
    { hash: bucket(`guesser ${network}`), ...failures.network, cleared: false },
    ...(isKnown ? [] : [{ hash: bucket(`merchant ${proof.merchant}`), ...failures.anywhere, cleared: true }]),
  ]
  const attempt = await beginTry(db, buckets, wall)
  const givenHashes = pinHashes(secrets, proof)
  const [merchant] = await db<{ id: number; name: Texts; storedHash: Buffer }[]>`
    select id, name, pin_hash as "storedHash" from merchants where code = ${proof.merchant}`
  const isRight = isOneOf(givenHashes, merchant?.storedHash ?? Buffer.alloc(givenHashes[0].length))
  const origin = { address: request.callerAddress }
  if (!merchant || !isRight) {
    const of = merchant ? { merchant: merchant.id } : { merchantCode: proof.merchant }
    await recordAuthentication(db, context, origin, { event: 'merchant_sign_in_failed', of })
    throw failed(attempt, 'merchant_unknown', 'merchant and PIN do not go together')
  }
  await clearTries(db, attempt)
  await renewPinHash(db, merchant, givenHashes)
  await recordAuthentication(db, context, origin, { event: 'merchant_sign_in', of: { merchant: merchant.id } })
  await db`
    insert into merchant_networks (merchant_id, network_hash, last_at)
    values (${merchant.id}, ${networkHash}, ${new Date(wall)})
    on conflict (merchant_id, network_hash) do update set last_at = excluded.last_at`
  const token = randomBytes(32).toString('base64url')
  const expiresAt = wall + sessionLife
  await db`
    insert into merchant_sessions (hash, merchant_id, expires_at)
    values (${sessionHash(secrets, token)}, ${merchant.id}, ${new Date(expiresAt)})`
  return { token, expiresAt, name: merchant.name }
}

/** The merchant of a call's session. @throws Refused `merchant_unknown` */
export const merchantOf = async ({ db, secrets, clocks }: Context, request: FastifyRequest): Promise<number> => {
  const [, token = ''] = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? []
  const [session] = await db<{ id: number }[]>`
    select merchant_id as id from merchant_sessions
    where hash = ${sessionHash(secrets, token)} and expires_at > ${new Date(clocks.wall())}`
  if (!session) throw new Refused('merchant_unknown', 'the counter must sign in')
  return session.id
}
