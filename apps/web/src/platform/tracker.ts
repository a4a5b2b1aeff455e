/**
 * The seam of the event tracker: every page view and action passes here with the time it happened. Nothing stands
 * behind it yet; an SDK that is loaded later takes over what was kept.
 */
export interface TrackedEvent {
  name: string
  properties: Readonly<Record<string, string | number | boolean>>
  /** milliseconds since 1970, at the call */
  time: number
}

const keptMost = 100
let kept: TrackedEvent[] = []
let sink: ((event: TrackedEvent) => void) | undefined

export const track = (name: string, properties: TrackedEvent['properties'] = {}): void => {
  const event = { name, properties, time: Date.now() }
  if (sink) sink(event)
  else if (kept.length < keptMost) kept.push(event)
}

/**
 * Hands every event to `next`, those of before included: what the SDK calls when it has loaded.
 * @public
 */
export const connectTracker = (next: (event: TrackedEvent) => void): void => {
  sink = next
  for (const event of kept) next(event)
  kept = []
}
