import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'

/** What stands for a visitor's code beside their votes. */
export const visitorHash = ({ pepper }: Secrets, { sub }: Caller): Buffer => keyedHash(pepper, 'question voter', sub)

/**
 * Makes the votes of the visitor who signs in those of the person, so that nobody counts twice: of two about a question the
 * later one stays. Nothing of the visitor is left.
 */
export const takeOverVotes = async (tx: ISql, secrets: Secrets, caller: Caller, personId: number): Promise<void> => {
  if (caller.level !== 'tourist') return
  await tx`
    with theirs as (
      delete from question_votes where visitor = ${visitorHash(secrets, caller)} returning question, helpful, voted_at
    )
    insert into question_votes (question, person_id, helpful, voted_at)
    select question, ${personId}::bigint, helpful, voted_at from theirs
    on conflict (question, person_id) do update set helpful = excluded.helpful, voted_at = excluded.voted_at
      where question_votes.voted_at < excluded.voted_at`
}
