import type { GateState } from '@foyer/contract/activities'
import { useEffect, useRef } from 'react'
import { useShown } from '../activity/shown.ts'

/** Calls back once the person has joined on this very page: what is theirs is another then. */
export const useJoinedNow = (onJoined: () => unknown): void => {
  const { gate } = useShown().standing
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
