import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { Refused } from '../../http/refused.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { findActivity } from './queries.ts'
import { isWithheld } from './summary.ts'

/**
 * What a page of code shows of its activity beside the published detail is withheld by the same rule.
 * @throws Refused `not_found` where it was never published, `activity_mainland` where offers are kept from the address
 */
export const requireShown = async (context: Context, request: FastifyRequest, number: number): Promise<void> => {
  const activity = await findActivity(context.db, { number })
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  if (isWithheld(activity, await mainlandAddress(context, request)))
    throw new Refused('activity_mainland', 'the activity is withheld where the caller is')
}
