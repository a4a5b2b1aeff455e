/**
 * Continues the server's business clock from `now` (milliseconds) by the monotonic clock, so that a wrong or changed
 * device clock has no effect. For the time that the page was hidden it also uses the device clock, because the
 * monotonic clock may stop while a phone sleeps. Calls `onWake` when the page becomes visible.
 */
export const runningClock = (now: number, onWake: () => void) => {
  const startedAt = performance.now()
  const reading = () => ({ monotonic: performance.now(), device: Date.now() })
  let hiddenAt = document.hidden ? reading() : undefined
  let slept = 0

  const changed = () => {
    if (document.hidden) {
      hiddenAt = reading()
      return
    }
    if (hiddenAt) {
      const { monotonic, device } = reading()
      slept += Math.max(0, device - hiddenAt.device - (monotonic - hiddenAt.monotonic))
      hiddenAt = undefined
    }
    onWake()
  }
  document.addEventListener('visibilitychange', changed)

  return {
    now: () => now + slept + performance.now() - startedAt,
    stop: () => document.removeEventListener('visibilitychange', changed),
  }
}
