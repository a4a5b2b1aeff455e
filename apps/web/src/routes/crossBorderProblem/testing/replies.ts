import type { QuestionVote, QuestionVotesReply } from '@foyer/contract/cross-border'
import type { Answers, Received } from '@foyer/testing/browser'

/** What a visitor said of questions so far; a vote replaces the one before. */
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
