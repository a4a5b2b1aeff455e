import type { RejectedEvent } from '@foyer/contract/tracking'
import type { TrackingRejection } from '@foyer/contract/tracking-events'

/** One event that is not taken; `index` is its place in the body. */
export interface Rejection extends RejectedEvent {
  readonly index: number
}

/** A body that is not taken, and why (V13). Nothing of it is stored: a batch is the sender's to split. */
export class Rejected extends Error {
  readonly rejections: readonly Rejection[]

  constructor(rejections: readonly Rejection[]) {
    super(rejections.map(({ index, reason, field }) => `${index}: ${reason} ${field}`).join('; '))
    this.name = 'Rejected'
    this.rejections = rejections
  }
}

/** For a body that cannot be read at all. */
export const unreadable = (reason: TrackingRejection, field = ''): Rejected =>
  new Rejected([{ index: 0, reason, field }])
