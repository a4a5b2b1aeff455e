import { holdStates } from '@foyer/protocol/machines/rewards'
import type { ISql } from 'postgres'
import type { Actor } from '../audit.ts'
import { reverse } from '../ledger.ts'
import { giveBack } from '../stock.ts'
import type { Surroundings } from '../surroundings.ts'
import { transition } from '../transition.ts'
import { type Hold, liveHoldsOf } from './holds.ts'

/**
 * Ends a hold without a conversion and restores points and stock. The caller must hold a lock on the person.
 *
 * @returns false if the hold had ended before
 */
export const endHold = async (
  { clocks }: Pick<Surroundings, 'clocks'>,
  tx: ISql,
  { id, transferId, activity, offer }: Pick<Hold, 'id' | 'transferId' | 'activity' | 'offer'>,
  event: 'expire' | 'release',
  actor: Actor,
): Promise<boolean> => {
  const by = { actor, wall: clocks.wall() }
  if (!(await transition(tx, holdStates, { table: 'conversion_holds', id }, event, by))) return false
  await reverse(tx, transferId, 'release', clocks.business())
  await giveBack(tx, activity, offer)
  return true
}

/**
 * Expires the due holds of a locked person, so that they see their points without waiting for the job. It locks the
 * stock of the offers in the order of their codes, as every caller does. The transaction must not take stock of another
 * offer afterwards, because that could deadlock.
 */
export const expireDueHolds = async (
  surroundings: Pick<Surroundings, 'clocks'>,
  tx: ISql,
  personId: number,
): Promise<void> => {
  const at = surroundings.clocks.business()
  for (const hold of await liveHoldsOf(tx, personId))
    if (hold.expiresAt <= at) await endHold(surroundings, tx, hold, 'expire', 'system')
}
