import type { RejectedEvent } from '@foyer/api/tracking/tracking'
import type { TrackingRejection } from '@foyer/protocol/tracking/events'

/** One rejected event; `index` is its position in the body. */
export interface Rejection extends RejectedEvent {
  readonly index: number
}

/** A rejected body and the reasons (V13). Nothing of it is stored; the sender may split the batch. */
export class Rejected extends Error {
  readonly rejections: readonly Rejection[]

  constructor(rejections: readonly Rejection[]) {
    super(rejections.map(({ index, reason, field }) => `${index}: ${reason} ${field}`).join('; '))
    this.name = 'Rejected'
    this.rejections = rejections
  }
}

/** The rejection of a body that cannot be read at all. */
export const unreadable = (reason: TrackingRejection, field = ''): Rejected =>
  new Rejected([{ index: 0, reason, field }])
