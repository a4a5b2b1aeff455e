import type { ISql } from 'postgres'
import { pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import type { Offer } from '../../engine/conversions/offer.ts'
import { Refused } from '../../refused.ts'
import { keepPartnerConsent, latestConsent } from '../partners/public.ts'

/**
 * When a person agreed to a partner's statement under these terms; null if they did not or withdrew the consent since.
 */
export const consentedAt = async (
  db: ISql,
  personId: number,
  partner: string,
  termsVersion: number,
): Promise<number | null> => {
  const last = await latestConsent(db, personId, partner)
  const holds = last?.agreed && last.activity === pointsExchange && last.termsVersion === termsVersion
  return holds ? last.givenAt.getTime() : null
}

interface Agreeing {
  readonly personId: number
  readonly termsVersion: number
  readonly agrees: boolean
  readonly wall: number
}

/**
 * Stores a person's consent to share their data with an offer's partner, if the partner needs it and it is not stored
 * yet.
 *
 * @throws Refused `consent_missing`
 */
export const requireConsent = async (
  tx: ISql,
  { partner }: Offer,
  { personId, termsVersion, agrees, wall }: Agreeing,
): Promise<void> => {
  if (!partner.needsConsent || (await consentedAt(tx, personId, partner.code, termsVersion)) !== null) return
  if (!agrees) throw new Refused('consent_missing', 'the person has not agreed to share data with the partner')
  const consent = { personId, partner: partner.code, activity: pointsExchange, termsVersion, agreed: true, wall }
  await keepPartnerConsent(tx, consent)
}
