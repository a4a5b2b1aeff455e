import type { FastifyRequest } from 'fastify'
import type { TransactionSql } from 'postgres'
import type { z } from 'zod'
import { pointsExchange } from '../../activities/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import { type OnceOnly, replyUnder, requestHashOf, storeReply } from '../../engine/idempotency.ts'
import { Refused } from '../../http/refused.ts'
import { lockPerson } from '../identity/persons.ts'

/** A call that changes something, with the idempotency key of its client. */
interface KeyedCall<Reply> {
  /** distinguishes calls with equal bodies in the request hash */
  readonly name: 'hold' | 'release' | 'commit'
  readonly body: { readonly key: string }
  readonly reply: z.ZodType<Reply>
  /** an error rolls everything back; a returned refusal commits what was written before */
  run(tx: TransactionSql, personId: number): Promise<Reply | Refused>
}

/**
 * Runs a call once per key in one transaction that locks the person first. The same key and body return the same reply
 * again, whatever has changed since.
 *
 * @throws Refused `key_reused`, and what `run` refuses
 */
export const onceUnderKey = async <Reply extends object>(
  { db, clocks }: Context,
  { caller }: FastifyRequest,
  { name, body, reply, run }: KeyedCall<Reply>,
): Promise<Reply> => {
  const { key, ...request } = body
  const { outcome } = await db.begin(async (tx): Promise<{ outcome: Reply | Refused }> => {
    const personId = await lockPerson(tx, caller)
    const once: OnceOnly = { personId, key, requestHash: requestHashOf(pointsExchange, { call: name, ...request }) }
    const stored = await replyUnder(tx, once)
    // if this version cannot parse the stored reply, `run` returns the earlier result in its current form
    const earlierReply = reply.safeParse(stored).data
    if (earlierReply) return { outcome: earlierReply }
    const made = await run(tx, personId)
    if (!(made instanceof Refused) && stored === undefined) await storeReply(tx, once, made, clocks.wall())
    return { outcome: made }
  })
  if (outcome instanceof Refused) throw outcome
  return outcome
}
