import { randomUUID } from 'node:crypto'
import { type HoldReply, type HoldRequest, holdReply } from '@foyer/api/conversion'
import type { FastifyRequest } from 'fastify'
import type { ISql } from 'postgres'
import { type Offer, offerOf, pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import { putAside } from '../../activity-rules/points-exchange/points.ts'
import type { Context } from '../../context.ts'
import { transfer } from '../../engine/ledger.ts'
import { takeOne } from '../../engine/stock.ts'
import { Refused } from '../../refused.ts'
import { gateRefusal } from '../activities/public.ts'
import { actOnce, personIdOf } from '../identity/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { actOf } from './act-of.ts'
import { requireConsent } from './consents.ts'
import { endHold, expireDueHoldsOf } from './end-hold.ts'
import { type ExchangeStatus, exchangeStatus } from './exchange-status.ts'
import { holdLife } from './hold-life.ts'
import { holdOf, holdReplyOf, liveHoldsOf } from './hold-rows.ts'

/** @throws Refused if the person may not exchange now, or has not read the current version of the terms */
const requireAccess = ({ status, isOpen, isJoined }: ExchangeStatus, termsVersion: number): void => {
  const shut = gateRefusal(status)
  if (shut) throw shut
  if (!isOpen) throw new Refused('activity_ended', 'the exchange is over')
  if (!isJoined) throw new Refused('activity_ineligible', 'the person has not joined', { rule: 'joined' })
  if (termsVersion !== status.termsVersion) throw new Refused('terms_outdated', 'there is a newer version of the terms')
}

const requireRoom = async (tx: ISql, personId: number, { code, limit }: Offer): Promise<void> => {
  const [row] = await tx<[{ conversions: number }]>`
    select count(*)::int as conversions from conversions
    where person_id = ${personId} and activity = ${pointsExchange} and offer = ${code} and status <> 'failed'`
  if (row.conversions >= limit) throw new Refused('already_granted', 'the person has reached the limit of this offer')
}

interface HoldFacts {
  readonly personId: number
  readonly termsVersion: number
  readonly at: number
}

/**
 * Reserves the points first and one of the stock last, because every hold of the offer waits for the stock row. @throws
 * Refused
 */
const reserveOne = async (tx: ISql, offer: Offer, { personId, termsVersion, at }: HoldFacts): Promise<string> => {
  const id = randomUUID()
  const postings = putAside(personId, offer.cost)
  const transferId = await transfer(tx, { kind: 'hold', subject: 'conversion_holds', subjectId: id, at, postings })
  const row = {
    id,
    activity: pointsExchange,
    person_id: personId,
    offer: offer.code,
    facts: tx.json(JSON.parse(JSON.stringify(offer))),
    cost: offer.cost,
    terms_version: termsVersion,
    transfer_id: transferId,
    held_at: new Date(at),
    expires_at: new Date(at + holdLife),
  }
  await tx`insert into conversion_holds ${tx(row)}`
  if (!(await takeOne(tx, pointsExchange, offer.code))) throw new Refused('activity_sold_out', 'no stock is left')
  return id
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
    const made = await holdOf(tx, personId, await reserveOne(tx, offer, { personId, termsVersion, at }))
    if (!made) throw new Error('the hold that was just made does not exist')
    return holdReplyOf(tx, made, at)
  })
}
