import { activityCatalogue } from '@foyer/api/activity-catalogue'
import type { Texts } from '@foyer/api/texts'
import written from './offers.json' with { type: 'json' }

/** The number of the activity. */
export const pointsExchange = activityCatalogue['points-exchange'].number

/** The partner that honours a voucher. */
interface Partner {
  readonly code: string
  readonly name: Texts
  /** what this partner receives about a person */
  readonly dataStatement: Texts
  /** the person has to agree to the data statement; otherwise nothing is passed to the partner */
  readonly needsConsent: boolean
}

/** What points are exchanged for. The offer's code is also the stage that has its stock. */
export interface Offer {
  readonly code: string
  readonly name: Texts
  readonly note: Texts
  readonly usage: readonly Texts[]
  readonly art: string
  readonly cost: number
  readonly validDays: number
  /** how many one person may have */
  readonly limit: number
  readonly partner: Partner
  /** the partner has to confirm each voucher before it can be used */
  readonly isConfirmedByPartner: boolean
}

const partners: Readonly<Record<string, Omit<Partner, 'code'>>> = written.partners

const partnerNamed = (code: string): Partner => {
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
