import { useEffect } from 'react'
import type { AnyForm, Problem } from './places.ts'

interface Call {
  problem: Problem<AnyForm> | undefined
  clear: () => void
}

/**
 * Returns the step of a form that the server refuses for a time (X3), so that its button is disabled. After that time,
 * or once the form is edited, there is no problem and the button works again.
 */
export const useLimited = ({ problem, clear }: Call): string | undefined => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `clear` is a new function at each render and does the same
  useEffect(() => {
    if (!problem?.wait) return
    const timer = setTimeout(clear, problem.wait * 1000)
    return () => clearTimeout(timer)
  }, [problem])
  return problem?.wait ? problem.step : undefined
}
