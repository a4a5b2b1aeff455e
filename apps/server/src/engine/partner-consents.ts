import type { ISql } from 'postgres'

interface PartnerConsent {
  readonly personId: number
  /** code of the partner */
  readonly partner: string
  readonly activity: number
  /** version of the activity's terms that contain the consent */
  readonly termsVersion: number
  readonly agreed: boolean
  readonly wall: number
}

/** Stores whether a person consents to passing their data to an activity's partner. The latest answer applies. */
export const keepPartnerConsent = async (db: ISql, { wall, ...consent }: PartnerConsent): Promise<void> => {
  const { personId, partner, activity, termsVersion, agreed } = consent
  await db`
    insert into partner_consents (person_id, partner, activity, terms_version, agreed, given_at)
    values (${personId}, ${partner}, ${activity}, ${termsVersion}, ${agreed}, ${new Date(wall)})`
}
