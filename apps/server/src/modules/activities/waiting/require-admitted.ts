import type { Context } from '../../../context.ts'
import type { Caller } from '../../../http/signing/caller.ts'
import { Refused } from '../../../refused.ts'
import { enter } from './enter.ts'

/**
 * Requires an admitted place while an activity has an open waiting room. A person without a place, or with a missed one,
 * gets a place by the call, so that every guarded call has a way on, also on a page that shows no room. Without a room
 * this costs no statement.
 *
 * @throws Refused `activity_queued`, with `retryAfter` in seconds
 */
export const requireAdmitted = async (context: Context, caller: Caller, activity: number): Promise<void> => {
  const { state, lookAgainIn } = (await enter(context, caller, activity)).place
  // what is left is decided by the act itself, which also answers a repeated call
  if (state === 'admitted' || state === 'sold_out' || state === 'over') return
  throw new Refused('activity_queued', `the place in the waiting room is ${state}`, { retryAfter: lookAgainIn })
}
