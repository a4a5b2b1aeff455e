import type { WireEvent } from '@foyer/protocol/tracking/events'
import { retryLongest } from '@foyer/protocol/tracking/limits'
import { objectOf } from '../wire/json.ts'
import type { Answer } from './request.ts'

/**
 * The result of a request. `accepted`: the collector itself confirmed that the events are stored. `refused`: the collector
 * will never accept this body. A number: retry after at least so many ms. Undefined: no reply came, which says nothing
 * about the body.
 */
export type Outcome = 'accepted' | 'refused' | number | undefined

/** One way to send to the collector. */
export interface Sender {
  /** maximum events in one request */
  readonly items: number
  /** maximum requests at once */
  readonly requests: number
  /** delay before tracked events are sent, in ms */
  readonly delay: number
  /** `isLast`: the page may close before a reply arrives */
  send(events: readonly WireEvent[], isLast: boolean): Promise<Outcome>
}

/**
 * What a reply, if there is one, says about the sent body. An intermediary may reply instead of the collector: a
 * captive portal answers 200 and a page. So only 204 (or `isConfirmed`) confirms events, and only a refusal in the
 * collector's own format condemns them.
 */
export const outcomeOf = (answer: Answer | undefined, isConfirmed = answer?.status === 204): Outcome => {
  if (isConfirmed) return 'accepted'
  if (!answer) return undefined
  const { status, text, retryAfter } = answer
  if ([400, 413].includes(status) && objectOf<{ reason?: string }>(text)?.reason) return 'refused'
  return Math.min(retryAfter * 1_000 || 0, retryLongest)
}
