import type { OfferState, OffersReply, PointsBalance } from '@foyer/api/conversion'
import type { ISql } from 'postgres'
import { offers, pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import { conversionsByOffer } from '../../engine/conversions/conversions.ts'
import { liveHoldsOf } from '../../engine/conversions/holds.ts'
import type { Offer } from '../../engine/conversions/offer.ts'
import { pointsOf } from '../../engine/points.ts'
import { stockOf } from '../../engine/stock.ts'
import type { ExchangeStatus } from './exchange-status.ts'

/** The part of a caller's status that an offer depends on. */
type OfferConditions = Omit<ExchangeStatus, 'status'>

type ShownOffer = OffersReply['offers'][number]

/** Whether the remaining stock is low: at most a tenth, or five. */
const isLow = (remaining: number, total: number): boolean =>
  remaining > 0 && remaining <= Math.max(5, Math.floor(total / 10))

/** A person's earlier conversions and current holds, by offer. */
interface PersonOffers {
  readonly conversions: ReadonlyMap<string, number>
  /** ids of holds that have not ended */
  readonly holds: ReadonlyMap<string, string>
}

/** Conversions that did not fail, and holds that have not ended, by offer. */
const offersOfPerson = async (db: ISql, personId: number, at: number): Promise<PersonOffers> => {
  const conversions = new Map(await conversionsByOffer(db, { personId, activity: pointsExchange }))
  const live = (await liveHoldsOf(db, personId)).filter(({ expiresAt }) => expiresAt > at)
  for (const { offer } of live) conversions.set(offer, (conversions.get(offer) ?? 0) + 1)
  return { conversions, holds: new Map(live.map(({ offer, id }) => [offer, id])) }
}

const stateOf = (
  offer: Offer,
  remaining: number,
  { isOpen, isJoined }: OfferConditions,
  { conversions, isHeld, available }: { conversions: number; isHeld: boolean; available: number },
): OfferState => {
  if (isHeld) return 'held'
  if (!isOpen) return 'closed'
  if (conversions >= offer.limit) return 'limit'
  if (remaining === 0) return 'sold_out'
  if (!isJoined) return 'not_joined'
  return available < offer.cost ? 'short' : 'open'
}

interface Shown {
  readonly balance: PointsBalance | null
  readonly offers: ShownOffer[]
}

/** Returns every offer with this caller's state, and the caller's balance. */
export const shownOffers = async (db: ISql, exchange: OfferConditions, at: number): Promise<Shown> => {
  const { personId } = exchange
  const stock = await stockOf(db, pointsExchange)
  const balance = personId === null ? null : await pointsOf(db, personId)
  const personOffers = personId === null ? null : await offersOfPerson(db, personId, at)
  return {
    balance,
    offers: offers.map((offer) => {
      const quota = stock.get(offer.code) ?? { total: 0, remaining: 0 }
      const conversions = personOffers?.conversions.get(offer.code) ?? 0
      const hold = personOffers?.holds.get(offer.code) ?? null
      const available = balance?.available ?? 0
      const facts = { conversions, isHeld: hold !== null, available }
      return {
        ...offer,
        usage: [...offer.usage],
        quota,
        isLow: isLow(quota.remaining, quota.total),
        mine: personOffers && {
          state: stateOf(offer, quota.remaining, exchange, facts),
          conversions,
          missing: Math.max(0, offer.cost - available),
          hold,
        },
      }
    }),
  }
}
