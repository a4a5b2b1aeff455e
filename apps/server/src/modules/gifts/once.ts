import { type GiftChangeReply, giftChangeReply } from '@foyer/contract/gifts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keepReply, type OnceOnly, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/persons.ts'

interface Call {
  readonly caller: Caller
  readonly key: string
  /** the activity it is about; 0 for a gift of any */
  readonly activity: number
  /** all that tells it from another call; nothing that names a person */
  readonly asked: Readonly<Record<string, unknown>>
}

/**
 * Does something to a person's gift once a key, after whatever else they do at the same time; the key gives the first
 * answer again.
 *
 * @throws Refused `key_reused`, and whatever `change` throws, which undoes it
 */
export const changeOnce = (
  { db, clocks }: Context,
  { caller, key, activity, asked }: Call,
  change: (tx: ISql, personId: number) => Promise<GiftChangeReply>,
): Promise<GiftChangeReply> =>
  db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const once: OnceOnly = { personId, key, requestHash: requestHashOf(activity, asked) }
    const stored = await replyUnder(tx, once)
    // of an answer that this version cannot read, what holds now tells as much
    const kept = giftChangeReply.safeParse(stored).data
    if (kept) return kept
    const reply = await change(tx, personId)
    if (stored === undefined) await keepReply(tx, once, reply, clocks.wall())
    return reply
  })
