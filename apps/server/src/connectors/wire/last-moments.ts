/** What happened last in calls to a system. A refusal is an answer. */
export type Moment = 'answer' | 'failure'

/** The moments of the last answer and the last failure in this process. */
export const lastMoments = () => {
  const at: Partial<Record<Moment, number>> = {}
  return {
    note: (what: Moment): void => {
      at[what] = performance.now()
    },
    /** milliseconds since then; null if there was none */
    since: (what: Moment): number | null => {
      const then = at[what]
      return then === undefined ? null : performance.now() - then
    },
  }
}
