import type { Reason } from '@foyer/contract/errors'
import { useRef, useState } from 'react'
import { failureOf } from '../../../platform/session.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { type Place, type Problem, placeOf } from './problem.ts'

/** The current call of a step. */
type Busy = 'sending' | 'proving' | 'checking'

/**
 * Runs one call at a time and holds its failure with the field it belongs to. `onFailed` returns true if it handles the
 * failure.
 */
export const useAct = (onFailed: (reason: Reason, retryAfter: number) => boolean = () => false) => {
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState<Problem>()
  /** React updates state one render later, so a ref prevents two taps in one frame from starting two calls */
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
