import type { JoinReply, Participation } from '@foyer/api/activities'
import type { ISql } from 'postgres'
import { type OnceOnly, storingReply } from './idempotency.ts'
import type { NewParticipation } from './participations.ts'

/** A join to store: the participation, and the reply that its key returns from now on. */
export interface StoredJoin {
  readonly joined: NewParticipation
  readonly participation: Participation
  readonly once: OnceOnly
  readonly reply: JoinReply
  readonly wall: number
}

/**
 * Stores the participation and the reply to its key in one statement, because joins are the most frequent concurrent
 * write.
 */
export const storeJoin = async (db: ISql, { joined, participation, once, reply, wall }: StoredJoin): Promise<void> => {
  await db`
    with stored_reply as (${storingReply(db, once, reply, wall)})
    insert into participations (activity, stage, person_id, account_id, reference, terms_version, joined_at, takes,
      rule_revision)
    values (${joined.activity}, ${joined.stage}, ${joined.personId}, ${joined.accountId}, ${participation.reference},
      ${joined.termsVersion}, ${new Date(joined.at)}, ${[...(joined.takes ?? [])].sort()},
      ${joined.ruleRevision ?? null})`
}
