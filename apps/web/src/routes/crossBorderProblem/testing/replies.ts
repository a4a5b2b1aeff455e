import type { QuestionVote, QuestionVotesReply } from '@foyer/api/cross-border'
import type { Answers, Received } from '@foyer/testing/browser'

/** A server with these votes of the visitor. A new vote replaces the earlier vote on the same question. */
export const votesOf = (...votes: readonly QuestionVote[]): Answers => {
  let all = votes
  const reply = (): QuestionVotesReply => ({ votes: [...all] })
  return {
    'POST /api/user/cross-border/votes': reply,
    'POST /api/user/cross-border/vote': ({ body }: Received) => {
      const vote = body as QuestionVote
      all = [...all.filter(({ question }) => question !== vote.question), vote]
      return reply()
    },
  }
}
