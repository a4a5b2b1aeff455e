import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { failedRule } from '../../engine/eligibility.ts'
import { resolveGate } from '../../engine/gate.ts'
import { accountOf } from '../accounts/public.ts'
import { countsAsMainland, mainlandAddress, residenceOf, residentOf } from '../residence/public.ts'
import { phaseOf } from './phase.ts'
import { allActivities } from './queries.ts'
import { isWithheld } from './summary.ts'

/**
 * Numbers of the open activities that the caller may join at this level. It reads all of them with a fixed number of
 * statements, so it knows no stock: an activity whose places have run out is included.
 *
 * @param joined numbers of the activities in which the caller takes part, which are left out
 */
export const eligibleFor = async (
  context: Context,
  request: FastifyRequest,
  joined: readonly number[],
): Promise<number[]> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const resident = await residentOf(db, secrets, caller)
  const account = await accountOf(db, caller)
  const isInMainland = countsAsMainland(resident, await mainlandAddress(context, request))
  const at = clocks.business()
  const isEligible = (activity: Awaited<ReturnType<typeof allActivities>>[number]): boolean =>
    activity.joinLevel !== null &&
    resolveGate({
      withheld: isWithheld(activity, isInMainland),
      phase: phaseOf(activity, at),
      level: caller.level,
      joinLevel: activity.joinLevel,
      failedRule: failedRule(activity.eligibility, {
        residence: resident ? residenceOf(resident) : null,
        accountType: account?.type ?? null,
        isEarlierParticipant: (activity.eligibility.notAfter ?? []).some((number) => joined.includes(number)),
      }),
      soldOut: false,
      joined: joined.includes(activity.number),
    }) === 'available'
  return (await allActivities(db)).filter(isEligible).map(({ number }) => number)
}
