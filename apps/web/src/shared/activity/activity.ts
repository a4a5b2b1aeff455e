import type { ActivityDetail } from '@foyer/api/activities'

/** An activity as the server returned it. */
export interface Activity {
  readonly detail: ActivityDetail
  /** `performance.now()` in milliseconds when the detail arrived */
  readonly receivedAt: number
  /** address of one of the firm's own pictures or films */
  mediaUrl(name: string): string
}
