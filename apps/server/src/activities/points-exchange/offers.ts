import type { Texts } from '@foyer/contract/texts'
import written from './offers.json' with { type: 'json' }

/** Number of the activity. */
export const pointsExchange = 488

/** Who honours a voucher. */
interface Partner {
  readonly code: string
  readonly name: Texts
  /** what this partner is told about a person */
  readonly dataStatement: Texts
  /** the person has to agree to it; else nothing is passed on */
  readonly needsConsent: boolean
}

/** What points are exchanged for; its stock is that of the stage of its code. */
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
  /** the partner confirms each one before it can be used */
  readonly isConfirmedByPartner: boolean
}

const partners: Readonly<Record<string, Omit<Partner, 'code'>>> = written.partners

const partnerNamed = (code: string): Partner => {
  const partner = partners[code]
  if (!partner) throw new Error(`offers.json names no partner ${code}`)
  return { code, ...partner }
}

/** The cheapest first, as they are shown. */
export const offers: readonly Offer[] = written.offers.map(({ pool: _, partner, ...offer }) => ({
  ...offer,
  partner: partnerNamed(partner),
}))

export const offerOf = (code: string): Offer | undefined => offers.find((offer) => offer.code === code)

/** Points that joining brings, once. */
export const welcomePoints: number = written.welcome

/** The sandbox's codes of each offer. */
export const sandboxPools = written.offers.map(({ code, pool }) => ({ activity: pointsExchange, item: code, ...pool }))
