import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../platform/session.ts'
import { useVisible } from '../server/use-visible.ts'
import { useSecondsLeft } from '../ui/countdown/use-seconds-left.ts'

/** Maximum number of seconds that a page waits before it repeats a read; a longer wait has another cause than load. */
const longest = 120

/** Seconds that the server requested after refusing a read because it is busy; undefined for any other failure. */
const busySeconds = (error: unknown): number | undefined => {
  if (!error) return undefined
  const { reason, detail } = failureOf(error)
  const seconds = detail?.retryAfter
  return reason === 'unavailable' && seconds !== undefined && seconds <= longest ? seconds : undefined
}

/**
 * Repeats a read that a busy server refused, after the time that the server named and up to half as much at random, so
 * that pages do not return all at once (O12). It waits while the tab is hidden, and ends with the screen. Reads only: an
 * act is repeated by the person.
 *
 * @returns whole seconds until the repetition; undefined if there is none
 */
export const useRetryAfter = (error: unknown, retry: () => void): number | undefined => {
  const isVisible = useVisible()
  const seconds = busySeconds(error)
  const [spread] = useState(() => 1 + Math.random() / 2)
  const latest = useRef(retry)
  latest.current = retry
  const [wait, setWait] = useState<{ error: unknown; now: number; to: number }>()
  useEffect(() => {
    const now = performance.now()
    setWait(seconds === undefined ? undefined : { error, now, to: now + seconds * spread * 1000 })
  }, [error, seconds, spread])
  const to = wait?.to
  useEffect(() => {
    if (to === undefined || !isVisible) return
    const timer = setTimeout(() => latest.current(), Math.max(0, to - performance.now()))
    return () => clearTimeout(timer)
  }, [to, isVisible])
  const left = useSecondsLeft(wait?.to ?? 0, wait?.now ?? 0, undefined)
  return wait?.error === error && wait !== undefined ? left : undefined
}
