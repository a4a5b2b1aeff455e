/**
 * Longest wait in milliseconds for a page that is never idle, and the fixed wait in browsers that cannot report
 * idleness (Safari).
 */
const longest = 2_000
const guess = 300

/** Runs work after the first paint, once the page is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, guess)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: longest })
  return () => cancelIdleCallback(handle)
}
