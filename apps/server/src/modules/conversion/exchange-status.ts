import type { JoinStatus } from '@foyer/api/activities'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import { pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { accountOf } from '../accounts/public.ts'
import { findActivity, phaseOf, readJoinStatus } from '../activities/public.ts'
import { mainlandAddress, residentOf } from '../residence/public.ts'
import { expireDueHoldsOf } from './expire-holds-of.ts'

/** A caller's status in the exchange. */
export interface ExchangeStatus {
  readonly status: JoinStatus
  readonly isOpen: boolean
  readonly isJoined: boolean
  /** null for a visitor */
  readonly personId: number | null
}

/**
 * Resolves the caller's status by the activity's own gate.
 *
 * @param hold locks the activity, so that publishing it waits until the transaction ends
 * @throws Refused `not_found` if the exchange was never published
 */
export const exchangeStatus = async (
  { secrets, clocks }: Context,
  db: ISql,
  { caller }: FastifyRequest,
  isMainlandAddress: boolean,
  hold = false,
): Promise<ExchangeStatus> => {
  const activity = await findActivity(db, { number: pointsExchange }, hold)
  if (!activity) throw new Refused('not_found', 'there is no exchange')
  const at = clocks.business()
  const resident = await residentOf(db, secrets, caller)
  const account = await accountOf(db, caller)
  const status = await readJoinStatus(db, activity, { level: caller.level, resident, account, isMainlandAddress, at })
  return {
    status,
    isOpen: phaseOf(activity, at) === 'open',
    isJoined: status.participation !== null,
    personId: resident?.personId ?? null,
  }
}

/** The status of a visitor who did not sign in. @throws Refused `not_found` */
export const visitorStatus = async ({ db, clocks }: Context): Promise<ExchangeStatus> => {
  const activity = await findActivity(db, { number: pointsExchange })
  if (!activity) throw new Refused('not_found', 'there is no exchange')
  const at = clocks.business()
  const visitor = { level: 'tourist', resident: undefined, account: null, isMainlandAddress: false, at } as const
  return {
    status: await readJoinStatus(db, activity, visitor),
    isOpen: phaseOf(activity, at) === 'open',
    isJoined: false,
    personId: null,
  }
}

/**
 * Resolves the caller's status outside a transaction, after it expires their due holds. @throws Refused
 * `activity_mainland`, because a caller in the mainland sees no offers
 */
export const statusToShow = async (context: Context, request: FastifyRequest): Promise<ExchangeStatus> => {
  const exchange = await exchangeStatus(context, context.db, request, await mainlandAddress(context, request))
  if (exchange.status.gate === 'mainland') throw new Refused('activity_mainland', 'the gate is mainland')
  if (exchange.personId !== null) await expireDueHoldsOf(context, request.caller, exchange.personId)
  return exchange
}
