import { activityCatalogue } from '@foyer/api/activity-catalogue'
import type { Offer, OfferPartner } from '../../engine/conversions/offer.ts'
import written from './offers.json' with { type: 'json' }

/** The number of the activity. */
export const pointsExchange = activityCatalogue['points-exchange'].number

const partners: Readonly<Record<string, Omit<OfferPartner, 'code'>>> = written.partners

const partnerNamed = (code: string): OfferPartner => {
  const partner = partners[code]
  if (!partner) throw new Error(`offers.json names no partner ${code}`)
  return { code, ...partner }
}

/** The offers in the order shown, the cheapest first. */
export const offers: readonly Offer[] = written.offers.map(({ pool: _, partner, ...offer }) => ({
  ...offer,
  partner: partnerNamed(partner),
}))

export const offerOf = (code: string): Offer | undefined => offers.find((offer) => offer.code === code)

/** The points granted once for joining. */
export const welcomePoints: number = written.welcome

/** The sandbox's voucher codes of each offer. */
export const sandboxPools = written.offers.map(({ code, pool }) => ({ item: code, ...pool }))
