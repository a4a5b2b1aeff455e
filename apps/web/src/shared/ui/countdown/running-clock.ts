/**
 * The server's business clock, carried on from `now` in milliseconds by the monotonic clock: a device whose clock is wrong
 * or set anew shows the same. Only for the time the page was hidden is the device's clock asked too, since the monotonic
 * one may stand still while a phone sleeps. `onWake` is called when the page is seen again.
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
