import type { Context } from '../../context.ts'
import { expireDueHolds } from '../../engine/conversions/end-hold.ts'
import { liveHoldsOf } from '../../engine/conversions/holds.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/public.ts'

/**
 * Expires a person's due holds in a transaction of its own, before a read or a new hold. Starts no transaction if none
 * is due.
 */
export const expireDueHoldsOf = async (context: Context, caller: Caller, personId: number): Promise<void> => {
  const { db, clocks } = context
  const at = clocks.business()
  const isDue = (await liveHoldsOf(db, personId)).some(({ expiresAt }) => expiresAt <= at)
  if (isDue) await db.begin(async (tx) => expireDueHolds(context, tx, await lockPerson(tx, caller)))
}
