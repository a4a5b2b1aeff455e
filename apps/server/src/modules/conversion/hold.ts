import { type HoldReply, type HoldRequest, holdReply } from '@foyer/api/conversion'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import { offerOf, pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import { conversionsByOffer } from '../../engine/conversions/conversions.ts'
import { endHold } from '../../engine/conversions/end-hold.ts'
import { holdOf, liveHoldsOf, reserve } from '../../engine/conversions/holds.ts'
import type { Offer } from '../../engine/conversions/offer.ts'
import { Refused } from '../../refused.ts'
import { gateRefusal } from '../activities/public.ts'
import { actOnce, personIdOf } from '../identity/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { actOf } from './act-of.ts'
import { requireConsent } from './consents.ts'
import { type ExchangeStatus, exchangeStatus } from './exchange-status.ts'
import { expireDueHoldsOf } from './expire-holds-of.ts'
import { holdLife } from './hold-life.ts'
import { holdReplyOf } from './hold-reply.ts'

/** @throws Refused if the person may not exchange now, or has not read the current version of the terms */
const requireAccess = ({ status, isOpen, isJoined }: ExchangeStatus, termsVersion: number): void => {
  const shut = gateRefusal(status)
  if (shut) throw shut
  if (!isOpen) throw new Refused('activity_ended', 'the exchange is over')
  if (!isJoined) throw new Refused('activity_ineligible', 'the person has not joined', { rule: 'joined' })
  if (termsVersion !== status.termsVersion) throw new Refused('terms_outdated', 'there is a newer version of the terms')
}

const requireRoom = async (tx: ISql, personId: number, { code, limit }: Offer): Promise<void> => {
  const conversions = (await conversionsByOffer(tx, { personId, activity: pointsExchange })).get(code) ?? 0
  if (conversions >= limit) throw new Refused('already_granted', 'the person has reached the limit of this offer')
}

/**
 * Reserves an offer for a person together with the points that it costs. A person has at most one hold of an offer at a
 * time: another key returns the existing hold.
 *
 * @throws Refused `not_found`, `terms_outdated`, `consent_missing`, `already_granted`, `points_short`, `activity_…`
 */
export const hold = async (context: Context, request: FastifyRequest, body: HoldRequest): Promise<HoldReply> => {
  const isMainlandAddress = await mainlandAddress(context, request)
  // runs in a transaction of its own: returning one offer's stock and then taking another's could deadlock with a
  // person who does the reverse
  await expireDueHoldsOf(context, request.caller, await personIdOf(context.db, request.caller))
  return actOnce(context, request.caller, actOf('hold', body, holdReply), async (tx, personId) => {
    const offer = offerOf(body.offer)
    if (!offer) throw new Refused('not_found', 'there is no such offer')
    const at = context.clocks.business()
    const { termsVersion } = body
    requireAccess(await exchangeStatus(context, tx, request, isMainlandAddress, true), termsVersion)
    const existing = (await liveHoldsOf(tx, personId)).find((live) => live.offer === offer.code)
    if (existing && existing.expiresAt > at) return holdReplyOf(tx, existing, at)
    // the hold became due since; its stock belongs to the same offer, so the order of locks does not matter
    if (existing) await endHold(context, tx, existing, 'expire', 'system')
    await requireRoom(tx, personId, offer)
    const agrees = body.consents?.includes('partner_mobile') ?? false
    await requireConsent(tx, offer, { personId, termsVersion, agrees, wall: context.clocks.wall() })
    const reserving = { activity: pointsExchange, personId, termsVersion, at, expiresAt: at + holdLife }
    const made = await holdOf(tx, personId, await reserve(tx, offer, reserving))
    if (!made) throw new Error('the hold that was just made does not exist')
    return holdReplyOf(tx, made, at)
  })
}
