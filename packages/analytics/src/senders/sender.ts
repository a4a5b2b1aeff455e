import type { WireEvent } from '@foyer/contract/tracking-events'
import { retryLongest } from '@foyer/contract/tracking-limits'
import { objectOf } from '../wire/json.ts'
import type { Answer } from './request.ts'

/**
 * What became of a request. `taken`: the collector itself said that the events are durable. `refused`: the collector will never
 * take this body. A number: perhaps later, after so many ms at least. Undefined: no answer came, which says nothing of the body.
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

/**
 * What an answer, if there is one, says of the body that was sent. Whatever stands between may answer in the collector's place: a
 * network that wants a sign-in first answers 200 and a page. So only 204 (`isTaken`: what else proves it) lets go of events, and
 * only a refusal in the collector's own words condemns them.
 */
export const outcomeOf = (answer: Answer | undefined, isTaken = answer?.status === 204): Outcome => {
  if (isTaken) return 'taken'
  if (!answer) return undefined
  const { status, text, retryAfter } = answer
  if ([400, 413].includes(status) && objectOf<{ reason?: string }>(text)?.reason) return 'refused'
  return Math.min(retryAfter * 1_000 || 0, retryLongest)
}
