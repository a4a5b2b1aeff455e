import type { HostEvent } from '../protocol.ts'

export type Listener = (data: unknown) => void

/** The listeners of each event of the host. */
export interface Listeners {
  /** Returns the function that removes the listener. */
  on(event: string, listener: Listener): () => void
  emit(event: HostEvent): void
}

export const eventListeners = (): Listeners => {
  const listeners = new Set<readonly [event: string, listener: Listener]>()
  return {
    on: (event, listener) => {
      const entry = [event, listener] as const
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    emit: ({ event, data }) => {
      // each in a microtask of its own: an error of one is reported, and the others are still called
      for (const [name, listener] of [...listeners]) if (name === event) queueMicrotask(() => listener(data))
    },
  }
}
