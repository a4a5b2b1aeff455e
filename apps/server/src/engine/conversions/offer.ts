import type { RewardItem } from '@foyer/api/rewards'
import type { Texts } from '@foyer/api/texts'

/** The partner that honours a voucher. */
export interface OfferPartner {
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
  readonly partner: OfferPartner
  /** the partner has to confirm each voucher before it can be used */
  readonly isConfirmedByPartner: boolean
}

/** The voucher that an offer becomes. */
export const itemOf = ({ name, note, usage, art }: Offer): RewardItem => ({ name, note, usage: [...usage], art })
