import type { FunnelEvent } from '@foyer/api/tracking/funnels'

/**
 * The interface of the event tracker: every page view and action is recorded here with its time and address. The
 * implementation loads once the page is idle (tracking/begin.ts, requested with a page view) and then receives the
 * earlier events.
 */
export interface TrackedEvent {
  /** `page_activity` is not sent as an event; it states which activity the page is about (tracking/page-facts.ts) */
  name: '$pageview' | 'page_activity' | FunnelEvent
  properties: Readonly<Record<string, string | number | boolean>>
  /** milliseconds since 1970 at the time of the call */
  time: number
  /** address of the page; never sent unchanged */
  url: string
}

const maxQueued = 100
const queued: TrackedEvent[] = []

let sink = (event: TrackedEvent): void => {
  if (queued.length < maxQueued) queued.push(event)
}

/** Records the event and does nothing else. */
export const track = (name: TrackedEvent['name'], properties: TrackedEvent['properties'] = {}): void =>
  sink({ name, properties, time: Date.now(), url: location.href })

/** Sends all events to `next`, beginning with the earlier ones. */
export const connectTracker = (next: (event: TrackedEvent) => void): void => {
  sink = next
  queued.splice(0).forEach(next)
}
