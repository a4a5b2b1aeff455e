import type { MarketingReply } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import { currentAgreementVersions } from '../agreements/public.ts'

/**
 * The current marketing consent and its time. A person who never consented has withdrawn nothing, however often they
 * declined, so there is no time.
 */
export const marketingOf = async (db: ISql, personId: number): Promise<MarketingReply['marketing']> => {
  // the last row that differs from the one before it
  const [row] = await db<{ agreed: boolean; given_at: Date }[]>`
    select agreed, given_at from (
      select agreed, given_at, lag(agreed, 1, false) over statements as before, id
      from consents where person_id = ${personId} and document = 'marketing' window statements as (order by id)
    ) words
    where agreed <> before order by id desc limit 1`
  return { agreed: row?.agreed ?? false, at: row?.given_at.getTime() ?? null }
}

/** Stores the marketing consent or its withdrawal by adding a row. */
export const keepMarketing = async (tx: ISql, personId: number, agreed: boolean, wall: number): Promise<void> => {
  await tx`
    insert into consents (person_id, document, version, agreed, given_at)
    values (${personId}, 'marketing', ${currentAgreementVersions.marketing}, ${agreed}, ${new Date(wall)})`
}
