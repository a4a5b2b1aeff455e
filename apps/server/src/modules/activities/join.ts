import {
  type JoinReply,
  type JoinRequest,
  type JoinStatus,
  joinReply,
  type Participation,
} from '@foyer/contract/activities'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keepReply, type OnceOnly, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import { keepParticipation, participationsOf } from '../../engine/participations.ts'
import { takeOne } from '../../engine/stock.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson } from '../identity/persons.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { declareResidence, type Resident, residentOf } from '../residence/resident.ts'
import { type Activity, findActivity } from './queries.ts'
import { gateRefusal, requireReady } from './require-ready.ts'
import { type Asking, standingOf } from './standing.ts'

const askingOf = (caller: Caller, resident: Resident | undefined, isMainlandAddress: boolean, at: number): Asking => {
  const { level, sub } = caller
  return { level, fundUserCode: level === 'login' ? sub : null, resident, isMainlandAddress, at }
}

const activityOf = async (db: ISql, number: number): Promise<Activity> => {
  const activity = await findActivity(db, { number })
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  return activity
}

/** Where the caller stands; reads only. @throws Refused `not_found` */
export const statusOf = async (context: Context, request: FastifyRequest, number: number): Promise<JoinStatus> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const activity = await activityOf(db, number)
  const resident = await residentOf(db, secrets, caller)
  const isMainlandAddress = await mainlandAddress(context, request)
  return standingOf(db, activity, askingOf(caller, resident, isMainlandAddress, clocks.business()))
}

/**
 * Joins once a person, stage and key (N13), in one transaction under the lock of the person's row. A key that was used
 * gives its reply again, whatever has changed since; a new key of somebody who takes part gives their participation.
 * A refused join leaves nothing but what the person said of where they live, since the gate goes by that from then on.
 *
 * @throws Refused `not_found`, `key_reused`, `invalid_request`, `terms_outdated`, `residence_needed`, `stage_locked`,
 * `level_too_low`, `activity_…`
 */
export const join = async (
  context: Context,
  request: FastifyRequest,
  number: number,
  body: JoinRequest,
): Promise<JoinReply> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const { key, ...asked } = body
  const stage = body.stage ?? ''
  const isMainlandAddress = await mainlandAddress(context, request)
  const outcome = await db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const once: OnceOnly = { personId, key, requestHash: requestHashOf(number, asked) }
    const before = await replyUnder(tx, once)
    if (before) return joinReply.parse(before)

    const activity = await activityOf(tx, number)
    if (!activity.joinLevel) throw new Refused('not_found', 'there is nothing to join')
    const at = clocks.business()
    const standing = async () => {
      const resident = await residentOf(tx, secrets, caller)
      return standingOf(tx, activity, askingOf(caller, resident, isMainlandAddress, at))
    }
    const answer = async (participation: Participation): Promise<JoinReply> => {
      const reply = { participation, status: await standing() }
      await keepReply(tx, once, reply, clocks.wall())
      return reply
    }
    const first = (await participationsOf(tx, number, personId)).get(stage)
    if (first) return answer(first)

    const status = await standing()
    requireReady(status, body)
    if (status.residenceNeeded && body.residence) {
      await declareResidence(tx, { personId, residence: body.residence, wall: clocks.wall() })
      const gate = gateRefusal(await standing())
      if (gate) return gate
    }
    if (!(await takeOne(tx, number, stage))) throw new Refused('activity_sold_out', 'nothing is left')
    return answer(
      await keepParticipation(tx, { activity: number, stage, personId, termsVersion: body.termsVersion, at }),
    )
  })
  // thrown out here, since what was declared has to stay
  if (outcome instanceof Refused) throw outcome
  return outcome
}
