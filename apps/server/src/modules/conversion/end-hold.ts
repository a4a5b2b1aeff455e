import { holdStates } from '@foyer/contract/machines/rewards'
import type { ISql } from 'postgres'
import { pointsExchange } from '../../activities/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { reverse } from '../../engine/ledger.ts'
import { giveBack } from '../../engine/stock.ts'
import { transition } from '../../engine/transition.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/persons.ts'
import { type HeldRow, liveHoldsOf } from './hold-rows.ts'

/**
 * Ends a hold that comes to nothing: points and stock are back. To be called under a lock on the person.
 * @returns false where it had ended before
 */
export const endHold = async (
  { clocks }: Context,
  tx: ISql,
  hold: Pick<HeldRow, 'id' | 'transfer_id' | 'offer'>,
  event: 'expire' | 'release',
  actor: Actor,
): Promise<boolean> => {
  const by = { actor, wall: clocks.wall() }
  if (!(await transition(tx, holdStates, { table: 'conversion_holds', id: hold.id }, event, by))) return false
  await reverse(tx, hold.transfer_id, 'release', clocks.business())
  await giveBack(tx, pointsExchange, hold.offer)
  return true
}

/**
 * Ends what a locked person held for too long, whether the job has come by or not: they see their points at once. It
 * waits for the stock of each offer, in the order everybody does: the transaction takes nothing of another one afterwards.
 */
export const endDue = async (context: Context, tx: ISql, personId: number): Promise<void> => {
  const at = context.clocks.business()
  for (const hold of await liveHoldsOf(tx, personId))
    if (hold.expiresAt <= at) await endHold(context, tx, hold, 'expire', 'system')
}

/** The same in a transaction of its own, before something is read or taken, where anything is due at all. */
export const endDueOf = async (context: Context, caller: Caller, personId: number): Promise<void> => {
  const { db, clocks } = context
  const at = clocks.business()
  const isDue = (await liveHoldsOf(db, personId)).some(({ expiresAt }) => expiresAt <= at)
  if (isDue) await db.begin(async (tx) => endDue(context, tx, await lockPerson(tx, caller)))
}
