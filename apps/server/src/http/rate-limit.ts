import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Context } from '../context.ts'
import { keyedHash } from '../crypto/keyed-hash.ts'
import { pruneInBatches } from '../database/batches.ts'
import { Refused } from '../refused.ts'
import { networkOf } from './address.ts'
import type { Caller } from './signing/caller.ts'

interface Window {
  hits: number
  window_ends_at: Date
}

const countHit = async (db: ISql, bucket: string, now: number, ends: number): Promise<Window> => {
  const [window] = await db<[Window]>`
    insert into request_rates as rate (bucket, window_ends_at, hits) values (${bucket}, ${new Date(ends)}, 1)
    on conflict (bucket) do update set
      hits = case when rate.window_ends_at > ${new Date(now)} then rate.hits + 1 else 1 end,
      window_ends_at = case when rate.window_ends_at > ${new Date(now)} then rate.window_ends_at else ${new Date(ends)} end
    returning hits, window_ends_at`
  return window
}

interface Rate {
  /** name of the counter, such as `two-layer`; each name is counted separately */
  readonly name: string
  readonly limit: number
  readonly windowMs: number
}

/** Counts one use and returns whether it is within the limit, for acts that are skipped and not refused beyond it. */
export const isWithin = async (context: Context, bucket: string, rate: Rate): Promise<boolean> => {
  const now = context.clocks.wall()
  return (await countHit(context.db, `${rate.name}:${bucket}`, now, now + rate.windowMs)).hits <= rate.limit
}

const limit = async (context: Context, bucket: string, rate: Rate): Promise<void> => {
  const now = context.clocks.wall()
  const { hits, window_ends_at } = await countHit(context.db, `${rate.name}:${bucket}`, now, now + rate.windowMs)
  if (hits > rate.limit) {
    const retryAfter = Math.ceil((window_ends_at.getTime() - now) / 1000)
    throw new Refused('rate_limited', 'too many requests', { retryAfter })
  }
}

/**
 * Counts a request of this address, in every process and across restarts.
 *
 * @throws Refused `rate_limited` beyond the limit, with the seconds until the window ends
 */
export const limitAddress = (
  context: Context,
  request: Pick<FastifyRequest, 'callerAddress'>,
  rate: Rate,
): Promise<void> =>
  limit(
    context,
    keyedHash(context.secrets.identifierKey, 'address', networkOf(request.callerAddress)).toString('base64url'),
    rate,
  )

/** As `limitAddress`, for one person, on all their devices and networks. */
export const limitPerson = (context: Context, personId: number, rate: Rate): Promise<void> =>
  limit(context, `person ${personId}`, rate)

/**
 * As `limitAddress`, for one caller: a visitor by session, a person by the subject of the token, since clients choose
 * their session id and a renewal creates another.
 */
export const limitCaller = (context: Context, { level, sid, sub }: Caller, rate: Rate): Promise<void> => {
  const caller = level === 'tourist' ? `session ${sid}` : `subject ${sub}`
  return limit(context, keyedHash(context.secrets.identifierKey, 'counted caller', caller).toString('base64url'), rate)
}

/** As `limitAddress`, for one phone number in E.164, of which a hash is stored. */
export const limitNumber = (context: Context, e164: string, rate: Rate): Promise<void> =>
  limit(context, keyedHash(context.secrets.identifierKey, 'called number', e164).toString('base64url'), rate)

/** As `limitAddress`, for one merchant, over all its tills. */
export const limitMerchant = (context: Context, merchantId: number, rate: Rate): Promise<void> =>
  limit(context, `merchant ${merchantId}`, rate)

/** As `limitAddress`, for one member of staff. */
export const limitStaff = (context: Context, staffId: string, rate: Rate): Promise<void> =>
  limit(context, `staff ${staffId}`, rate)

/** As `limitAddress`, over all addresses together: the maximum cost of an anonymous route. */
export const limitEveryone = (context: Context, rate: Rate): Promise<void> => limit(context, '*', rate)

/** Prunes the windows that have ended. */
export const pruneRates = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(db, 'request_rates', db`window_ends_at <= ${new Date(now)}`)
}
