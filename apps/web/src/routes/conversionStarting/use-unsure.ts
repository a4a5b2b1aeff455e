import { useEffect, useState } from 'react'
import type { Once } from '../../shared/once/use-once.ts'

/** Nobody knows what became of an act, until an answer to it has come. */
export const useUnsure = ({ state }: Pick<Once<never>, 'state'>): boolean => {
  const [isUnsure, setUnsure] = useState(state.kind === 'unknown')
  useEffect(() => {
    if (state.kind !== 'sending') setUnsure(state.kind === 'unknown')
  }, [state.kind])
  return isUnsure
}
