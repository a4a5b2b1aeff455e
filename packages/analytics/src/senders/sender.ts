import type { WireEvent } from '@foyer/contract/tracking-events'

/** What became of a request. `taken`: 2xx. `refused`: this body will never be taken. `failed`: perhaps later. */
export type Outcome = 'taken' | 'refused' | 'failed'

/** One way to the collector. */
export interface Sender {
  /** events in one request */
  readonly items: number
  /** requests at once */
  readonly requests: number
  /** rest before what was tracked is sent, in ms */
  readonly delay: number
  /** `isLast`: the page may be gone before an answer comes */
  send(events: readonly WireEvent[], isLast: boolean): Promise<Outcome>
}

/** What an answer's status says of the body that was sent. */
export const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'taken'
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'failed'
}
