/** Longest wait for a page that never rests, and the wait where a browser (Safari) cannot tell. Milliseconds. */
const longest = 2_000
const guess = 300

/** Runs after the first paint, once the page has nothing better to do; returns how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, guess)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: longest })
  return () => cancelIdleCallback(handle)
}
