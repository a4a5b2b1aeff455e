import { type GiftChangeReply, giftChangeReply } from '@foyer/contract/gifts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { type OnceOnly, replyUnder, requestHashOf, storeReply } from '../../engine/idempotency.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/persons.ts'

interface Call {
  readonly caller: Caller
  readonly key: string
  /** the activity that it is about; 0 for a gift of any activity */
  readonly activity: number
  /** everything that distinguishes it from another call; it contains no personal data */
  readonly request: Readonly<Record<string, unknown>>
}

/**
 * Changes a person's gift once per key, in sequence with the person's other calls. The same key returns the first reply
 * again.
 *
 * @throws Refused `key_reused`, and whatever `change` throws, which rolls back the transaction
 */
export const changeOnce = (
  { db, clocks }: Context,
  { caller, key, activity, request }: Call,
  change: (tx: ISql, personId: number) => Promise<GiftChangeReply>,
): Promise<GiftChangeReply> =>
  db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const once: OnceOnly = { personId, key, requestHash: requestHashOf(activity, request) }
    const stored = await replyUnder(tx, once)
    // if this version cannot parse the stored reply, the current state answers
    const earlierReply = giftChangeReply.safeParse(stored).data
    if (earlierReply) return earlierReply
    const reply = await change(tx, personId)
    if (stored === undefined) await storeReply(tx, once, reply, clocks.wall())
    return reply
  })
