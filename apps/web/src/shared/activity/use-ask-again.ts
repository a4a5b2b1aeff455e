import { useEffect, useRef } from 'react'

/** Longest that a timer of a browser waits. Milliseconds. */
const longest = 2_147_483_647
/** Everybody's countdown ends at the same moment; they ask spread over this time. */
const spread = 3_000
/** Where the server is not there yet. */
const rest = 5_000

/**
 * Asks the server when the next of its moments comes, and again after a rest where its answer still stands before it.
 * @param now the business clock when the last answer came; each answer sets it anew
 */
export const useAskAgain = (moments: readonly number[], now: number, ask: () => void): void => {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const next = Math.min(...moments)
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const left = next - now
    const wait = (left > 0 ? left : rest) + Math.random() * spread
    const timer = setTimeout(() => latest.current(), Math.min(wait, longest))
    return () => clearTimeout(timer)
  }, [next, now])
}
