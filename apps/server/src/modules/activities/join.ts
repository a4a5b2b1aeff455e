import {
  type JoinReply,
  type JoinRequest,
  type JoinStatus,
  joinReply,
  type Participation,
} from '@foyer/contract/activities'
import type { FastifyRequest } from 'fastify'
import type { ISql, TransactionSql } from 'postgres'
import { ruleOf } from '../../activities/rules.ts'
import type { Context } from '../../context.ts'
import { keepReply, type OnceOnly, replyUnder, requestHashOf } from '../../engine/idempotency.ts'
import { keepParticipation, type NewParticipation, participationsOf } from '../../engine/participations.ts'
import type { Joined } from '../../engine/rules.ts'
import { takeOne } from '../../engine/stock.ts'
import { Refused } from '../../http/refused.ts'
import { lockPerson } from '../identity/persons.ts'
import { mainlandAddress } from '../residence/mainland.ts'
import { declareResidence, residentOf } from '../residence/resident.ts'
import { accountOf, lockAccount } from './account.ts'
import { type Activity, findActivity } from './queries.ts'
import { gateRefusal, requireReady } from './require-ready.ts'
import { standingOf } from './standing.ts'

const activityOf = async (db: ISql, number: number, hold = false): Promise<Activity> => {
  const activity = await findActivity(db, { number }, hold)
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  return activity
}

/** Where the caller stands; reads only. @throws Refused `not_found` */
export const statusOf = async (context: Context, request: FastifyRequest, number: number): Promise<JoinStatus> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const activity = await activityOf(db, number)
  const resident = await residentOf(db, secrets, caller)
  const account = await accountOf(db, caller)
  const isMainlandAddress = await mainlandAddress(context, request)
  return standingOf(db, activity, { level: caller.level, resident, account, isMainlandAddress, at: clocks.business() })
}

/** What a join does beside taking part, where a page asks for more than a join does: choosing a gift. */
export interface Act {
  /** what was asked beside the join, hashed with it */
  readonly asked: Readonly<Record<string, unknown>>
  run(tx: ISql, joined: Joined): Promise<void>
}

/** The join itself; what it throws undoes it, and what the person declared before it stays. */
const takePart = (
  tx: TransactionSql,
  joined: NewParticipation,
  act: (tx: ISql, participation: Participation) => Promise<void>,
): Promise<Participation | Refused> =>
  tx
    .savepoint(async (inside) => {
      const participation = await keepParticipation(inside, joined)
      await act(inside, participation)
      // last, since everybody who joins waits for this row
      if (!(await takeOne(inside, joined.activity, joined.stage)))
        throw new Refused('activity_sold_out', 'nothing is left')
      return participation
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error
      throw error
    })

/**
 * Joins once a person, stage and key (N13), and once an account where joining needs one, in one transaction that locks
 * person, account and activity, in this order, before the stock. The key of a join gives its reply again, whatever has
 * changed since, but nothing that is withheld where the caller is now; any other key of somebody who takes part gives
 * their participation. A refused join leaves nothing but what the person said of where they live, since the gate goes by
 * that from then on.
 *
 * @param act what its page does in the place of the activity's own rule
 * @throws Refused `not_found`, `key_reused`, `account_suspended`, `invalid_request`, `terms_outdated`, `residence_needed`,
 * `stage_locked`, `level_too_low`, `activity_…`
 */
export const join = async (
  context: Context,
  request: FastifyRequest,
  number: number,
  body: JoinRequest,
  act?: Act,
): Promise<JoinReply> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const { key, ...asked } = body
  const stage = body.stage ?? ''
  const isMainlandAddress = await mainlandAddress(context, request)
  const outcome = await db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const account = await lockAccount(tx, caller)
    const once: OnceOnly = { personId, key, requestHash: requestHashOf(number, { ...asked, ...act?.asked }) }
    // undefined for a new key, and for an answer that this version cannot read: the participation tells as much
    const kept = joinReply.safeParse(await replyUnder(tx, once)).data

    const activity = await activityOf(tx, number, true)
    const at = clocks.business()
    const standing = async () => {
      const resident = await residentOf(tx, secrets, caller)
      return standingOf(tx, activity, { level: caller.level, resident, account, isMainlandAddress, at })
    }
    const status = await standing()
    if (kept) return status.gate === 'mainland' ? { ...kept, status } : kept

    if (!activity.joinLevel) throw new Refused('not_found', 'there is nothing to join')
    const first = (await participationsOf(tx, number, { personId, accountId: account?.id ?? null })).get(stage)
    if (first) return { participation: first, status }

    if (account?.status === 'suspended') throw new Refused('account_suspended', 'the account is suspended')
    requireReady(status, body)
    if (status.residenceNeeded && body.residence) {
      await declareResidence(tx, { personId, residence: body.residence, wall: clocks.wall() })
      const gate = gateRefusal(await standing())
      if (gate) return gate
    }
    // an activity for anybody with a number counts persons, whatever account they are logged in to
    const accountId = activity.joinLevel === 'login' ? (account?.id ?? null) : null
    const joined = { activity: number, stage, personId, accountId, termsVersion: body.termsVersion, at }
    const participation = await takePart(tx, joined, async (inside, { reference }) => {
      const happened = { ...joined, reference, consents: body.consents ?? [] }
      await (act ? act.run(inside, happened) : ruleOf(number)?.onJoin?.(context, inside, happened))
    })
    if (participation instanceof Refused) return participation
    const reply = { participation, status: await standing() }
    await keepReply(tx, once, reply, clocks.wall())
    return reply
  })
  // thrown out here, since what was declared has to stay
  if (outcome instanceof Refused) throw outcome
  return outcome
}
