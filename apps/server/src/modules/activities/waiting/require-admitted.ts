import type { Context } from '../../../context.ts'
import type { Caller } from '../../../http/signing/caller.ts'
import { Refused } from '../../../refused.ts'
import { placeOf } from './enter.ts'
import { holderOf } from './holder.ts'
import { placeAt } from './place.ts'
import { roomOf } from './rooms.ts'

/**
 * Requires an admitted place while an activity has an open waiting room. Without a room this costs no statement.
 *
 * @throws Refused `activity_queued`, with `retryAfter` in seconds for a person who waits
 */
export const requireAdmitted = async (context: Context, caller: Caller, activity: number): Promise<void> => {
  const room = await roomOf(context, activity)
  const at = context.clocks.business()
  if (!room || at < room.opensAt) return
  const place = await placeOf(context.db, room, holderOf(context.secrets, caller, activity))
  if (!place) throw new Refused('activity_queued', 'the person has no place in the waiting room')
  const { state, lookAgainIn } = placeAt(room, place, at)
  // what is left is decided by the act itself, which also answers a repeated call
  if (state === 'admitted' || state === 'sold_out' || state === 'over') return
  throw new Refused(
    'activity_queued',
    `the place in the waiting room is ${state}`,
    state === 'missed' ? undefined : { retryAfter: lookAgainIn },
  )
}
