import { useEffect, useState } from 'react'
import type { Once } from '../../shared/once/use-once.ts'

/** Whether the outcome of an act is unknown. It remains true during a repetition, until an answer arrives. */
export const useOutcomeUnknown = ({ state }: Pick<Once<never>, 'state'>): boolean => {
  const [isOutcomeUnknown, setOutcomeUnknown] = useState(state.kind === 'unknown')
  useEffect(() => {
    if (state.kind !== 'sending') setOutcomeUnknown(state.kind === 'unknown')
  }, [state.kind])
  return isOutcomeUnknown
}
