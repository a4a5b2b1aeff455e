import type { FunnelEvent } from '@foyer/contract/tracking-funnels'

/**
 * The seam of the event tracker: every page view and action passes here with the time and the address it happened at. What
 * stands behind it comes once the page is idle (tracking/begin.ts, asked for with a page view), and what happened before is
 * handed over to it.
 */
export interface TrackedEvent {
  /** `page_activity` is no event of its own, but tells what the page is about (tracking/page-facts.ts) */
  name: '$pageview' | 'page_activity' | FunnelEvent
  properties: Readonly<Record<string, string | number | boolean>>
  /** milliseconds since 1970, at the call */
  time: number
  /** as it stood in the address bar; never sent as it is */
  url: string
}

const keptMost = 100
const kept: TrackedEvent[] = []

let sink = (event: TrackedEvent): void => {
  if (kept.length < keptMost) kept.push(event)
}

/** Never does anything but note the event. */
export const track = (name: TrackedEvent['name'], properties: TrackedEvent['properties'] = {}): void =>
  sink({ name, properties, time: Date.now(), url: location.href })

/** Hands every event to `next`, those of before included. */
export const connectTracker = (next: (event: TrackedEvent) => void): void => {
  sink = next
  kept.splice(0).forEach(next)
}
