import type { DrawDetail, MyDraw } from '@foyer/api/draws'
import { useRef, useState } from 'react'
import { everyRecord } from '../api.ts'
import type { Seen } from './seen-commitment.ts'
import type { Fault } from './verify.ts'

export type CheckState =
  | { kind: 'unchecked' }
  | { kind: 'checking'; done: number }
  | { kind: 'verified' }
  | { kind: 'failed'; fault: Fault }
  /** the records, or the code that checks them, failed to load */
  | { kind: 'broken' }

/** Checks every draw in this browser, on request. */
export const useCheck = (draw: DrawDetail, mine: readonly MyDraw[], seen: Seen | undefined) => {
  const [state, setState] = useState<CheckState>({ kind: 'unchecked' })
  const isRunning = useRef(false)
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ kind: 'checking', done: 0 })
    try {
      const { verify } = await import('./verify.ts')
      const fault = await verify(draw, everyRecord(draw.code), { mine, seen }, (done) =>
        setState({ kind: 'checking', done }),
      )
      setState(fault ? { kind: 'failed', fault } : { kind: 'verified' })
    } catch {
      setState({ kind: 'broken' })
    } finally {
      isRunning.current = false
    }
  }
  return { state, check: () => void run() }
}
