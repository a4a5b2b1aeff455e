import type { QuestionVoteRequest, QuestionVotesReply } from '@foyer/contract/cross-border'
import { useState } from 'react'
import { call, failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

export interface Votes {
  /** what the visitor said of a question; undefined where nothing */
  said: (question: string) => boolean | undefined
  /** an answer was opened: what was said before is asked for now, and not earlier */
  ask: () => void
  /** the question that is on its way */
  sending: string | undefined
  failure: { question: string; why: string } | undefined
  say: (vote: QuestionVoteRequest) => void
}

/** Votes of whoever reads: asked for once an answer is opened, since whoever reads the list alone needs none. */
export const useVotes = (): Votes => {
  const [isOpened, setOpened] = useState(false)
  return useVotesOf(
    usePersonal<QuestionVotesReply>('/user/cross-border/votes', {}, { forVisitors: true, enabled: isOpened }),
    () => setOpened(true),
  )
}

const useVotesOf = ({ data, take }: Personal<QuestionVotesReply>, ask: () => void): Votes => {
  const [sending, setSending] = useState<string>()
  const [failure, setFailure] = useState<Votes['failure']>()
  const say = async (vote: QuestionVoteRequest) => {
    setSending(vote.question)
    setFailure(undefined)
    try {
      await take(await call<QuestionVotesReply>({ path: '/user/cross-border/vote', body: vote }))
    } catch (error) {
      setFailure({ question: vote.question, why: await failureText(failureOf(error)) })
    } finally {
      setSending(undefined)
    }
  }
  return {
    said: (question) => data?.votes.find((vote) => vote.question === question)?.helpful,
    ask,
    sending,
    failure,
    say: (vote) => void say(vote),
  }
}
