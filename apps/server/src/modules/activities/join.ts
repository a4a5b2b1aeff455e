import { type JoinReply, type JoinRequest, type JoinStatus, joinReply, type Participation } from '@foyer/api/activities'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { beginWith } from '../../database/begin-with.ts'
import { type OnceOnly, requestHashOf } from '../../engine/idempotency.ts'
import { newParticipation } from '../../engine/participations.ts'
import type { Joined } from '../../engine/rules.ts'
import { isSoldOut } from '../../engine/stock.ts'
import { isStopError } from '../../engine/stopped.ts'
import { storeJoin } from '../../engine/store-join.ts'
import { Refused } from '../../refused.ts'
import { accountOf, lockAccount } from '../accounts/public.ts'
import { type Declaration, declareResidence } from '../identity/public.ts'
import { lockResident, mainlandAddress, type Resident, requireCallerAllowed, residentOf } from '../residence/public.ts'
import { readJoinStatus, resolveJoinStatus } from './join-status.ts'
import { findActivity, type RuledActivity } from './queries.ts'
import { type Records, readRecordsOnce } from './records.ts'
import { gateRefusal, requireReady } from './require-ready.ts'
import { roomOf } from './waiting/rooms.ts'

const activityOf = async (db: ISql, number: number, hold = false): Promise<RuledActivity> => {
  const activity = await findActivity(db, { number }, hold)
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  return activity
}

/** Returns the caller's status in an activity without writing. @throws Refused `not_found` */
export const statusOf = async (context: Context, request: FastifyRequest, number: number): Promise<JoinStatus> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const activity = await activityOf(db, number)
  const resident = await residentOf(db, secrets, caller)
  const account = await accountOf(db, caller)
  const isMainlandAddress = await mainlandAddress(context, request)
  const status = await readJoinStatus(db, activity, {
    level: caller.level,
    resident,
    account,
    isMainlandAddress,
    at: clocks.business(),
  })
  const room = await roomOf(context, number)
  return room ? { ...status, waitingRoom: { opensAt: room.opensAt, startsAt: room.startsAt } } : status
}

/** What a page does during a join in place of the activity's rule, such as choosing a gift. */
export interface JoinAction {
  /** fields of the request beyond those of a join; the request hash includes them */
  readonly request: Readonly<Record<string, unknown>>
  /** items of which the action takes one from stock, after all other locks */
  readonly takes?: readonly string[]
  run(tx: ISql, joined: Joined): Promise<void>
}

interface StockUse {
  readonly stage: string
  /** the stage and the items of which the join takes one from stock */
  readonly takes: readonly string[]
}

/** Converts a failure of the database to the refusal that a person sees. Other failures are returned unchanged. */
const refusalFor = (cause: unknown): unknown => {
  if (isSoldOut(cause)) return new Refused('activity_sold_out', 'no stock is left')
  return isStopError(cause) ? new Refused('activity_stopped', 'an emergency stop is in force') : cause
}

/** The records as they are after a join. */
const after = ({ done, stock, ...records }: Records, joined: StockUse, participation: Participation): Records => {
  const left = new Map(stock)
  for (const one of joined.takes) {
    const quota = left.get(one)
    if (quota) left.set(one, { ...quota, remaining: Math.max(quota.remaining - 1, 0) })
  }
  return { ...records, done: new Map(done).set(joined.stage, participation), stock: left }
}

/**
 * Joins an activity once per person, stage and key (N13), and once per account if the activity requires a login.
 * Everything runs in one transaction that locks person, account, activity and then stock, in this order. The same key
 * returns the first reply again whatever has changed since, without what is withheld at the caller's current address.
 * Another key of a participant returns the existing participation. A refused join writes nothing except the residence
 * that the person declared, because the gate depends on it from then on.
 *
 * @param action what the page does in place of the activity's own rule
 * @throws Refused `not_found`, `key_reused`, `account_suspended`, `invalid_request`, `terms_outdated`,
 * `service_restricted`, `residence_needed`, `stage_locked`, `stage_undone`, `level_too_low`, `activity_…`
 */
export const join = async (
  context: Context,
  request: FastifyRequest,
  number: number,
  body: JoinRequest,
  action?: JoinAction,
): Promise<JoinReply> => {
  const { db, secrets, clocks } = context
  const { caller } = request
  const { key, ...fields } = body
  const stage = body.stage ?? ''
  await requireCallerAllowed(context, request, 'join')
  const isMainlandAddress = await mainlandAddress(context, request)
  let declaration: Declaration | undefined
  let refused: Refused
  try {
    // pipelined: the locks are acquired in this order, and the records are read under them
    const lock = (tx: ISql) =>
      Promise.all([lockResident(tx, secrets, caller), lockAccount(tx, caller), activityOf(tx, number, true)])
    const outcome = await beginWith(db, lock, async (tx, [resident, account, activity]) => {
      const { personId } = resident
      const once: OnceOnly = { personId, key, requestHash: requestHashOf(number, { ...fields, ...action?.request }) }
      const participant = { personId, accountId: account?.id ?? null }
      const { records, storedReply } = await readRecordsOnce(tx, activity, participant, once)
      // undefined for a new key, and for a stored reply that this version cannot parse; the participation then answers
      const earlierReply = joinReply.safeParse(storedReply).data

      const at = clocks.business()
      const statusFrom = (known: Resident, of: Records) =>
        resolveJoinStatus(activity, { level: caller.level, resident: known, account, isMainlandAddress, at }, of)
      const status = statusFrom(resident, records)
      if (earlierReply) return status.gate === 'mainland' ? { ...earlierReply, status } : earlierReply

      if (!activity.joinLevel) throw new Refused('not_found', 'this activity cannot be joined')
      const first = records.done.get(stage)
      if (first) return { participation: first, status }

      if (account?.status === 'suspended') throw new Refused('account_suspended', 'the account is suspended')
      requireReady(status, body)
      const wall = clocks.wall()
      let known = resident
      if (status.residenceNeeded && body.residence) {
        declaration = { personId, residence: body.residence, wall }
        await declareResidence(tx, declaration)
        known = { ...resident, declared: body.residence }
        const shut = gateRefusal(statusFrom(known, records))
        if (shut) return shut
      }
      // an activity at register level counts persons, whatever account they are logged in to
      const accountId = activity.joinLevel === 'login' ? (account?.id ?? null) : null
      const { rule } = activity
      // a stage or item without a stock row never sells out; publishing, which could add stock, waits for this
      // transaction
      const takes = [stage, ...((action ?? rule)?.takes ?? [])].filter((one) => records.stock.has(one))
      const ruleRevision = (!action && rule?.revision) || null
      const termsVersion = body.termsVersion
      const joined = { activity: number, stage, personId, accountId, termsVersion, at, takes, ruleRevision }
      const participation = newParticipation(at)
      const reply = { participation, status: statusFrom(known, after(records, joined, participation)) }
      const joinFacts = {
        ...joined,
        reference: participation.reference,
        consents: body.consents ?? [],
        declaredEnd: activity.declaredEnd,
      }
      await Promise.all([
        storeJoin(tx, { joined, participation, once, reply, wall }),
        action ? action.run(tx, joinFacts) : rule?.onJoin?.(context, tx, joinFacts),
      ])
      return reply
    })
    if (!(outcome instanceof Refused)) return outcome
    refused = outcome
  } catch (cause) {
    const error = refusalFor(cause)
    // the declared residence is stored despite the refusal, unless the person has declared another since
    if (declaration && error instanceof Refused) await declareResidence(db, declaration)
    throw error
  }
  // thrown outside the transaction, so that the declared residence is committed
  throw refused
}
