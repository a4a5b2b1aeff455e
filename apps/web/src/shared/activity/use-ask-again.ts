import { useEffect, useRef } from 'react'
import { useOnline } from '../server/use-online.ts'
import { useVisible } from '../server/use-visible.ts'

/** Longest that a timer of a browser waits. Milliseconds. */
const longest = 2_147_483_647
/** Everybody's countdown ends at the same moment; they ask spread over this time. */
const spread = 3_000
/** Where the server is not there yet, or does not answer; twice as long after each time in vain. */
const rest = 5_000
const longestRest = 60_000

/**
 * Asks the server when the next of its moments comes, and again after a rest for as long as nothing newer came: no
 * answer, or one that still stands before the moment. Rests while nobody looks or there is no network.
 * @param now the business clock when the last answer came; each answer sets it anew
 */
export const useAskAgain = (moments: readonly number[], now: number, ask: () => Promise<unknown>): void => {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const next = Math.min(...moments)
  const isAwake = [useOnline(), useVisible()].every(Boolean)
  const heard = useRef({ now: Number.NaN, at: 0 })
  useEffect(() => {
    if (heard.current.now !== now) heard.current = { now, at: performance.now() }
    if (!Number.isFinite(next) || !isAwake) return
    // whoever comes back has waited meanwhile
    const waited = performance.now() - heard.current.at
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const arm = (wait: number, nextRest: number) => {
      if (isOver) return
      const ask = () => latest.current().finally(() => arm(nextRest, Math.min(2 * nextRest, longestRest)))
      timer = setTimeout(ask, Math.min(wait + Math.random() * spread, longest))
    }
    arm(Math.max((next > now ? next - now : rest) - waited, 0), rest)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [next, now, isAwake])
}
