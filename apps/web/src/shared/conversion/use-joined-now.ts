import type { GateState } from '@foyer/contract/activities'
import { useEffect, useRef } from 'react'

/** Calls back once the person has joined on this very page: what is theirs is another then. `gate`: as it is shown now. */
export const useJoinedNow = (gate: GateState | undefined, onJoined: () => unknown): void => {
  const before = useRef<GateState>(undefined)
  const latest = useRef(onJoined)
  useEffect(() => {
    latest.current = onJoined
  })
  useEffect(() => {
    if (gate === 'joined' && before.current === 'available') latest.current()
    before.current = gate
  }, [gate])
}
