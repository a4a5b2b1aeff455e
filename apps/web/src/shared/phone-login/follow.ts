import type { DesktopState } from '@foyer/api/login-requests'
import { failureOf } from '../../platform/session.ts'
import { loginState } from './api.ts'

/** Milliseconds between two requests for the state, and the longest pause after failures. */
const pause = 2_000
const longest = 16_000

/** Waits, and then until the page is visible, because nobody watches a hidden one. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const proceed = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', whenShown)
      resolve()
    }
    let isDue = false
    const whenShown = () => isDue && proceed()
    const timer = setTimeout(() => {
      isDue = true
      proceed()
    }, milliseconds)
    document.addEventListener('visibilitychange', whenShown)
    signal.addEventListener('abort', proceed, { once: true })
  })

/**
 * Requests the state of a login by phone until it has an outcome. After a failure the pauses grow, and the server's
 * `Retry-After` counts.
 *
 * @param onState called with each answer
 * @returns the outcome; undefined once aborted
 */
export const followRequest = async (
  key: string,
  onState: (state: DesktopState, secondsLeft: number) => void,
  signal: AbortSignal,
): Promise<Exclude<DesktopState, 'open' | 'seen'> | undefined> => {
  let next = pause
  for (;;) {
    await wait(next, signal)
    if (signal.aborted) return undefined
    try {
      const { state, secondsLeft } = await loginState(key)
      if (signal.aborted) return undefined
      onState(state, secondsLeft)
      if (state !== 'open' && state !== 'seen') return state
      next = pause
    } catch (error) {
      const { retryAfter = 0 } = failureOf(error).detail ?? {}
      next = Math.max(Math.min(next * 2, longest), retryAfter * 1000)
    }
  }
}
