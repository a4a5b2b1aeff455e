/**
 * T2: the state of the tracker. `stored`: the identity has been read and events are stored; `ready`: the configuration
 * has arrived or timed out, and events are sent.
 */
export const readinessStates = ['not started', 'starting', 'stored', 'ready'] as const
/** One of these states. */
export type Readiness = (typeof readinessStates)[number]

/** Moves forward only, a step at a time. */
export const readiness = () => {
  let at = 0
  const listeners = new Set<(state: Readiness) => void>()
  return {
    get state(): Readiness {
      return readinessStates[at] ?? 'ready'
    },
    advance(to: Readiness): void {
      const next = readinessStates.indexOf(to)
      while (at < next) {
        at += 1
        for (const listener of listeners) listener(this.state)
      }
    },
    subscribe(listener: (state: Readiness) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
