import type { ISql } from 'postgres'
import { type Offer, pointsExchange } from '../../activity-rules/points-exchange/offers.ts'
import { keepPartnerConsent } from '../../engine/partner-consents.ts'
import { Refused } from '../../refused.ts'

/**
 * When a person agreed to a partner's statement under these terms; null if they did not or withdrew the consent since.
 */
export const consentedAt = async (
  db: ISql,
  personId: number,
  partner: string,
  termsVersion: number,
): Promise<number | null> => {
  const [last] = await db<{ agreed: boolean; terms_version: number; activity: number; given_at: Date }[]>`
    select agreed, terms_version, activity, given_at from partner_consents
    where person_id = ${personId} and partner = ${partner} order by id desc limit 1`
  const holds = last?.agreed && last.activity === pointsExchange && last.terms_version === termsVersion
  return holds ? last.given_at.getTime() : null
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
