import { useEffect, useRef } from 'react'
import { useOnline } from '../server/use-online.ts'
import { useVisible } from '../server/use-visible.ts'

/** Longest delay of a browser's timer, in milliseconds. */
const longest = 2_147_483_647
/**
 * Countdowns of all visitors end at the same moment, so each request is delayed by a random part of this time
 * (milliseconds).
 */
const spread = 3_000
/**
 * First pause in milliseconds before a retry, when the server has no newer answer or does not answer. Each retry
 * uses a pause twice as long.
 */
const firstPause = 5_000
const longestPause = 60_000

/**
 * Requests a new answer at the next of `moments`, then retries with a growing pause until a newer answer arrives.
 * Pauses while the tab is hidden or offline.
 * @param now business time in milliseconds of the last answer; a new value restarts the schedule
 */
export const useRefetchAt = (moments: readonly number[], now: number, refetch: () => Promise<unknown>): void => {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  const next = Math.min(...moments)
  const isActive = [useOnline(), useVisible()].every(Boolean)
  const received = useRef({ now: Number.NaN, at: 0 })
  useEffect(() => {
    if (received.current.now !== now) received.current = { now, at: performance.now() }
    if (!Number.isFinite(next) || !isActive) return
    // a hidden or offline page has already waited for part of the time
    const waited = performance.now() - received.current.at
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const arm = (wait: number, nextPause: number) => {
      if (isOver) return
      const send = () => latest.current().finally(() => arm(nextPause, Math.min(2 * nextPause, longestPause)))
      timer = setTimeout(send, Math.min(wait + Math.random() * spread, longest))
    }
    arm(Math.max((next > now ? next - now : firstPause) - waited, 0), firstPause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [next, now, isActive])
}
