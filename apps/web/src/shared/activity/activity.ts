import type { ActivityDetail } from '@foyer/contract/activities'

/** An activity as the server gave it. */
export interface Activity {
  readonly detail: ActivityDetail
  /** reading of the page's own stopwatch, `performance.now()`, when the detail arrived */
  readonly receivedAt: number
  /** address of a picture or film of the house */
  mediaUrl(name: string): string
}
