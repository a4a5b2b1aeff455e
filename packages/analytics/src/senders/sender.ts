import type { WireEvent } from '@foyer/contract/tracking-events'
import { retryLongest } from '@foyer/contract/tracking-limits'
import type { Answer } from './request.ts'

/**
 * What became of a request. `taken`: 2xx. `refused`: this body will never be taken. A number: perhaps later, after so many ms at
 * least. Undefined: no answer came, which says nothing of the body.
 */
export type Outcome = 'taken' | 'refused' | number | undefined

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

/** What an answer, if there is one, says of the body that was sent. */
export const outcomeOf = (answer: Answer | undefined): Outcome => {
  if (!answer) return undefined
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return 'taken'
  return [400, 413, 422].includes(status) ? 'refused' : Math.min(retryAfter * 1_000 || 0, retryLongest)
}
