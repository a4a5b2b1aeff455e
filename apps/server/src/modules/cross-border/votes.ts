import type { QuestionVote, QuestionVoteRequest, QuestionVotesReply } from '@foyer/api/cross-border'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import { limitCaller } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson, personIdOf } from '../identity/public.ts'
import { questionsKind } from './fact-kinds.ts'
import { visitorHash } from './visitor.ts'

const perCaller = { name: 'question-votes', limit: 120, windowMs: 3_600_000 }

/** The owner of a vote: a visitor by the hash of their code, or a person. */
type Voter =
  | { readonly column: 'visitor'; readonly value: Buffer }
  | { readonly column: 'person_id'; readonly value: number }

/** @param find returns the person's id, with or without a lock */
const voterOf = async (db: ISql, secrets: Secrets, caller: Caller, find: typeof personIdOf): Promise<Voter> =>
  caller.level === 'tourist'
    ? { column: 'visitor', value: visitorHash(secrets, caller) }
    : { column: 'person_id', value: await find(db, caller) }

const votesBy = async (db: ISql, { column, value }: Voter): Promise<QuestionVotesReply> => {
  const votes = await db<QuestionVote[]>`
    select question, helpful from question_votes where ${db(column)} = ${value} order by question`
  return { votes: [...votes] }
}

/** Returns the caller's votes. */
export const votesOf = async ({ db, secrets }: Context, caller: Caller): Promise<QuestionVotesReply> =>
  votesBy(db, await voterOf(db, secrets, caller, personIdOf))

/**
 * Stores whether an answer was helpful, one vote per voter and question. A later vote replaces the earlier one.
 * Repeating the same vote has no further effect, so the call needs no idempotency key.
 *
 * @throws Refused `not_found` for an unknown question; `rate_limited`, `session_revoked`
 */
export const vote = async (
  context: Context,
  caller: Caller,
  { question, helpful }: QuestionVoteRequest,
): Promise<QuestionVotesReply> => {
  const { db, secrets, clocks } = context
  const { content } = await requireFacts(db, questionsKind, clocks.business())
  if (!content.questions.some(({ id }) => id === question)) throw new Refused('not_found', 'there is no such question')
  await limitCaller(context, caller, perCaller)
  return db.begin(async (tx) => {
    // refuses if the person was erased meanwhile
    const voter = await voterOf(tx, secrets, caller, lockPerson)
    const row = { question, helpful, [voter.column]: voter.value, voted_at: new Date(clocks.wall()) }
    await tx`
      insert into question_votes ${tx(row)}
      on conflict (question, ${tx(voter.column)}) do update set helpful = excluded.helpful, voted_at = excluded.voted_at`
    return votesBy(tx, voter)
  })
}
