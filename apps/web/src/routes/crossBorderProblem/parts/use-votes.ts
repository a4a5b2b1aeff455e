import type { QuestionVoteRequest, QuestionVotesReply } from '@foyer/api/cross-border'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

export interface Votes {
  /** the visitor's vote on a question; undefined if there is none */
  voteOn: (question: string) => boolean | undefined
  /** called when an answer is opened; requests the earlier votes, which are not requested before */
  load: () => void
  /** the question whose vote is in flight */
  sending: string | undefined
  failure: { question: string; why: string } | undefined
  send: (vote: QuestionVoteRequest) => void
}

/**
 * The visitor's votes. They are requested when an answer is opened, because a visitor who only reads the list needs
 * none.
 */
export const useVotes = (): Votes => {
  const [isOpened, setOpened] = useState(false)
  return useVotesOf(
    usePersonal(pathTo('POST /user/cross-border/votes'), {}, { forVisitors: true, enabled: isOpened }),
    () => setOpened(true),
  )
}

const useVotesOf = ({ data, take }: Personal<QuestionVotesReply>, load: () => void): Votes => {
  const [sending, setSending] = useState<string>()
  const [failure, setFailure] = useState<Votes['failure']>()
  const send = async (vote: QuestionVoteRequest) => {
    setSending(vote.question)
    setFailure(undefined)
    try {
      await take(await api(pathTo('POST /user/cross-border/vote'), vote))
    } catch (error) {
      setFailure({ question: vote.question, why: await failureText(failureOf(error)) })
    } finally {
      setSending(undefined)
    }
  }
  return {
    voteOn: (question) => data?.votes.find((vote) => vote.question === question)?.helpful,
    load,
    sending,
    failure,
    send: (vote) => void send(vote),
  }
}
