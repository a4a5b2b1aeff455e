import type { SelfCheckReply, SelfCheckRequest, SelfChecksReply, WealthDirection } from '@foyer/api/wealth-connect'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api, failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

export interface Check {
  answers: Readonly<Record<string, string>>
  answer: (question: string, option: string) => void
  result: SelfCheckReply | undefined
  isBusy: boolean
  /** failure of the last call, in words; empty if there is none */
  problem: string
  evaluate: () => void
  again: () => void
  stored: Personal<SelfChecksReply>
  store: () => void
  remove: () => void
}

interface Options {
  shown: WealthDirection
  rules: string
  onOutdated: () => void
}

/**
 * The state of the self-check. Answers stay in memory. The server evaluates them, and stores a result only on request.
 */
export const useSelfCheck = ({ shown: { direction }, rules, onOutdated }: Options): Check => {
  const [answers, setAnswers] = useState<Check['answers']>({})
  const [result, setResult] = useState<SelfCheckReply>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const stored = usePersonal(pathTo('POST /user/497/selfChecks'), {})
  const body: SelfCheckRequest = { direction, rules, answers }

  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(await failureText(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }
  const show = (judged: SelfCheckReply) => {
    if (judged.outcome === 'outdated') {
      setAnswers({})
      onOutdated()
    }
    setResult(judged)
  }
  return {
    answers,
    answer: (question, option) => setAnswers({ ...answers, [question]: option }),
    result,
    isBusy,
    problem,
    stored,
    evaluate: () => void act(async () => show(await api(pathTo('POST /user/497/selfCheck'), body))),
    again: () => {
      setResult(undefined)
      setAnswers({})
      setProblem('')
    },
    store: () =>
      void act(async () => {
        const reply = await api(pathTo('POST /user/497/selfCheckStored'), body)
        await stored.take({ checks: reply.checks })
        show(reply.judged)
      }),
    remove: () =>
      void act(async () => stored.take(await api(pathTo('POST /user/497/selfCheckRemoved'), { direction }))),
  }
}
