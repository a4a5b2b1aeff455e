import { holdStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import { pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { reverse } from '../../engine/ledger.ts'
import { giveBack } from '../../engine/stock.ts'
import { transition } from '../../engine/transition.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/public.ts'
import { type HoldRow, liveHoldsOf } from './hold-rows.ts'

/**
 * Ends a hold without a conversion and restores points and stock. The caller must hold a lock on the person.
 *
 * @returns false if the hold had ended before
 */
export const endHold = async (
  { clocks }: Context,
  tx: ISql,
  hold: Pick<HoldRow, 'id' | 'transfer_id' | 'offer'>,
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
 * Expires the due holds of a locked person, so that they see their points without waiting for the job. It locks the
 * stock of the offers in the order of their codes, as every caller does. The transaction must not take stock of another
 * offer afterwards, because that could deadlock.
 */
export const expireDueHolds = async (context: Context, tx: ISql, personId: number): Promise<void> => {
  const at = context.clocks.business()
  for (const hold of await liveHoldsOf(tx, personId))
    if (hold.expiresAt <= at) await endHold(context, tx, hold, 'expire', 'system')
}

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
