import type { ISql } from 'postgres'
import type { NewPartnerConsent } from '../../engine/hooks.ts'

/** What a person stated about sharing their data with a partner. */
export interface PartnerConsent {
  readonly agreed: boolean
  /** version of the activity's terms that contain the consent */
  readonly termsVersion: number
  readonly activity: number
  readonly givenAt: Date
}

/** A person's latest statement about a partner, in whichever activity; undefined if there is none. */
export const latestConsent = async (
  db: ISql,
  personId: number,
  partner: string,
): Promise<PartnerConsent | undefined> => {
  const [last] = await db<PartnerConsent[]>`
    select agreed, terms_version as "termsVersion", activity, given_at as "givenAt" from partner_consents
    where person_id = ${personId} and partner = ${partner} order by id desc limit 1`
  return last
}

/** Stores whether a person consents to passing their data to an activity's partner. The latest answer applies. */
export const keepPartnerConsent = async (db: ISql, { wall, ...consent }: NewPartnerConsent): Promise<void> => {
  const { personId, partner, activity, termsVersion, agreed } = consent
  await db`
    insert into partner_consents (person_id, partner, activity, terms_version, agreed, given_at)
    values (${personId}, ${partner}, ${activity}, ${termsVersion}, ${agreed}, ${new Date(wall)})`
}
