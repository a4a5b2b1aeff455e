import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { TakeOver } from '../../module.ts'

/** The keyed hash that identifies a visitor's votes. */
export const visitorHash = ({ identifierKey }: Secrets, { sub }: Caller): Buffer =>
  keyedHash(identifierKey, 'question voter', sub)

/**
 * Moves the votes of a visitor who signs in to the person, so that no one has two votes. Of two votes on one question
 * the later remains. No vote of the visitor remains.
 */
export const takeOverVotes: TakeOver = async (tx, { secrets }, caller, personId) => {
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
