import type { Reason } from '@foyer/contract/errors'
import { useRef, useState } from 'react'
import { failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { type Place, type Problem, placeOf } from './problem.ts'

/** What a step is doing. */
type Busy = 'sending' | 'proving' | 'checking'

/** One thing at a time, and what went wrong with it in its place. `onFailed` may take a failure over by answering true. */
export const useAct = (onFailed: (reason: Reason, retryAfter: number) => boolean = () => false) => {
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState<Problem>()
  /** state arrives a render late: two taps in one frame must not start two calls */
  const running = useRef(false)

  const run = async (what: Busy, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const failure = failureOf(error)
      const { reason } = failure
      if (!onFailed(reason, failure.detail?.retryAfter ?? 0))
        setProblem({ place: placeOf(reason), message: await failureText(failure), reason })
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  return {
    busy,
    sending: busy === 'sending' || busy === 'proving' ? busy : undefined,
    problem,
    errorAt: (place: Place) => (problem?.place === place ? problem.message : undefined),
    run,
    fail: (place: Place, message: string) => setProblem({ place, message }),
    clear: () => setProblem(undefined),
    proving: () => setBusy('proving'),
  }
}
