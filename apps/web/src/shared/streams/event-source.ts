import { userAgent } from '../../platform/user-agent.ts'

/** The used fields of an event. */
export interface SourceEvent {
  data?: unknown
  lastEventId?: string
}

/** The used part of an `EventSource`, so that a test can replace it. */
export interface Source {
  readonly readyState: number
  addEventListener(type: string, listener: (event: SourceEvent) => void): void
  close(): void
}

/**
 * Opens a stream of events. Undefined in a browser without `EventSource`, and inside the firm's apps, where calls go
 * through the app (N2), which has no stream.
 */
export const openSource: ((url: string) => Source) | undefined =
  'EventSource' in globalThis && !userAgent().includes(__APP_MARKER__) ? (url) => new EventSource(url) : undefined
