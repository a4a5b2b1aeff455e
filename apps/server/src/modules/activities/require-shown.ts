import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { mainlandAddress } from '../residence/public.ts'
import { findActivity } from './queries.ts'
import { isWithheld } from './summary.ts'

/**
 * Refuses a page of an activity by the same rule that withholds the published detail.
 *
 * @throws Refused `not_found` if the activity does not exist, `activity_mainland` if it is withheld at the caller's
 * address
 */
export const requireShown = async (context: Context, request: FastifyRequest, number: number): Promise<void> => {
  const activity = await findActivity(context.db, { number })
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  if (isWithheld(activity, await mainlandAddress(context, request)))
    throw new Refused('activity_mainland', 'the activity is withheld where the caller is')
}
