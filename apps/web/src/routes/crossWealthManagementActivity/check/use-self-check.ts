import type { SelfCheckReply, SelfCheckRequest, SelfChecksReply, WealthDirection } from '@foyer/contract/wealth-connect'
import { useState } from 'react'
import { call, failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

export interface Check {
  answers: Readonly<Record<string, string>>
  answer: (question: string, option: string) => void
  result: SelfCheckReply | undefined
  isBusy: boolean
  /** of the last call, in words */
  problem: string
  judge: () => void
  again: () => void
  kept: Personal<SelfChecksReply>
  keep: () => void
  forget: () => void
}

interface Options {
  shown: WealthDirection
  rules: string
  path: string
  onOutdated: () => void
}

/** Answers stay in this page's memory; the server judges them, and keeps a result where it is asked to. */
export const useSelfCheck = ({ shown: { direction }, rules, path, onOutdated }: Options): Check => {
  const [answers, setAnswers] = useState<Check['answers']>({})
  const [result, setResult] = useState<SelfCheckReply>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const kept = usePersonal<SelfChecksReply>(`${path}/selfChecks`)
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
    kept,
    judge: () => void act(async () => show(await call<SelfCheckReply>({ path: `${path}/selfCheck`, body }))),
    again: () => {
      setResult(undefined)
      setAnswers({})
      setProblem('')
    },
    keep: () =>
      void act(async () => {
        const reply = await call<SelfChecksReply & { judged: SelfCheckReply }>({ path: `${path}/selfCheckKept`, body })
        await kept.take({ kept: reply.kept })
        show(reply.judged)
      }),
    forget: () =>
      void act(async () =>
        kept.take(await call<SelfChecksReply>({ path: `${path}/selfCheckForgotten`, body: { direction } })),
      ),
  }
}
