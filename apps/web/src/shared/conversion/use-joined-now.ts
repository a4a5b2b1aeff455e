import type { GateState } from '@foyer/api/gate'
import { useEffect, useRef } from 'react'

/**
 * Calls back when the person joins on this page, because that changes their data. `gate`: the gate as currently shown.
 */
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
