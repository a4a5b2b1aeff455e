import type { ISql } from 'postgres'
import { type NewParticipation, newParticipation } from '../engine/participations.ts'

/** Stores a participation without an idempotency key, for tests of what follows from it. */
export const keepParticipation = async (db: ISql, joined: NewParticipation): Promise<void> => {
  await db`
    insert into participations (activity, stage, person_id, account_id, reference, terms_version, joined_at, takes)
    values (${joined.activity}, ${joined.stage}, ${joined.personId}, ${joined.accountId},
      ${newParticipation(joined.at).reference}, ${joined.termsVersion}, ${new Date(joined.at)},
      ${[...(joined.takes ?? [])].sort()})`
}
