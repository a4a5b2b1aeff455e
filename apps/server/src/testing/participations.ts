import type { ISql } from 'postgres'
import { type NewParticipation, newParticipation } from '../engine/participations.ts'

/** Keeps that a person joined, without a reply to a key: for tests about what follows from it. */
export const keepParticipation = async (db: ISql, joined: NewParticipation): Promise<void> => {
  await db`
    insert into participations (activity, stage, person_id, account_id, reference, terms_version, joined_at, takes)
    values (${joined.activity}, ${joined.stage}, ${joined.personId}, ${joined.accountId},
      ${newParticipation(joined.at).reference}, ${joined.termsVersion}, ${new Date(joined.at)},
      ${[...(joined.takes ?? [])].sort()})`
}
