/** Monday 5 January 2026, 10:00 in Hong Kong. */
export const someMonday = Date.UTC(2026, 0, 5, 2)

/** A clock that stands still until a test advances it, and its timers. */
export const testTime = () => {
  let now = someMonday
  const due = new Set<{ at: number; work: () => void }>()
  return {
    now: () => now,
    after(ms: number, work: () => void) {
      const timer = { at: now + ms, work }
      due.add(timer)
      return () => void due.delete(timer)
    },
    /** runs the timers that become due */
    advance(ms: number): void {
      const end = now + ms
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        due.delete(next)
        now = Math.max(now, next.at)
        next.work()
      }
      now = end
    },
  }
}

export type TestTime = ReturnType<typeof testTime>

/** Waits for real connections, with a limit that suits a busy machine. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const end = performance.now() + 20_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`never came true: ${isSo}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
