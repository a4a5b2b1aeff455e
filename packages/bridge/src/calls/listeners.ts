import type { HostEvent } from '../protocol.ts'

export type Listener = (data: unknown) => void

/** Who listens to which event of the host. */
export interface Listeners {
  /** Gives the function that ends it. */
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
      // each in a turn of its own: one that throws is reported, and the others still hear
      for (const [name, listener] of [...listeners]) if (name === event) queueMicrotask(() => listener(data))
    },
  }
}
