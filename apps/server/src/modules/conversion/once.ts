import type { FastifyRequest } from 'fastify'
import type { TransactionSql } from 'postgres'
import type { z } from 'zod'
import { pointsExchange } from '../../activities/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import { keepReply, type OnceOnly, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import { Refused } from '../../http/refused.ts'
import { lockPerson } from '../identity/persons.ts'

/** A call that changes something, with the key its client made up. */
interface KeyedCall<Reply> {
  /** keeps the keys of calls apart that ask for the same */
  readonly name: 'hold' | 'release' | 'commit'
  readonly body: { readonly key: string }
  readonly reply: z.ZodType<Reply>
  /** what is thrown undoes everything; what is returned as refused keeps what was done before */
  run(tx: TransactionSql, personId: number): Promise<Reply | Refused>
}

/**
 * Does a call once under its key, in one transaction that locks the person first: the same key and body give the same
 * answer again, whatever has changed since.
 *
 * @throws Refused `key_reused`, and what `run` refuses
 */
export const onceUnderKey = async <Reply extends object>(
  { db, clocks }: Context,
  { caller }: FastifyRequest,
  { name, body, reply, run }: KeyedCall<Reply>,
): Promise<Reply> => {
  const { key, ...asked } = body
  const { outcome } = await db.begin(async (tx): Promise<{ outcome: Reply | Refused }> => {
    const personId = await lockPerson(tx, caller)
    const once: OnceOnly = { personId, key, requestHash: requestHashOf(pointsExchange, { call: name, ...asked }) }
    const stored = await replyUnder(tx, once)
    // of an answer that this version cannot read, what was done then tells as much
    const kept = reply.safeParse(stored).data
    if (kept) return { outcome: kept }
    const made = await run(tx, personId)
    if (!(made instanceof Refused) && stored === undefined) await keepReply(tx, once, made, clocks.wall())
    return { outcome: made }
  })
  if (outcome instanceof Refused) throw outcome
  return outcome
}
