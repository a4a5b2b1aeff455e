import { admit as admitTo, full, tooMany } from '../../../streams/admission.ts'
import type { Arrival as StreamArrival } from '../../../streams/streams.ts'
import type { Ticket } from './tickets.ts'

/** A ticket and the network it came from. */
export type Arrival = Ticket & StreamArrival

/** Limits of streams. A visitor session costs nothing, so visitors alone must not use up any limit. */
export const limits = {
  everybody: { all: 5000, network: 1250 },
  /** the share of visitors: the other places are reserved for registered callers */
  visitors: { all: 4000, network: 250 },
  session: 12,
  /**
   * different lists of codes, for visitors and for registered callers each: every list is encoded separately in each
   * slot
   */
  lists: 2000,
}

/**
 * Admits one more stream or refuses it.
 *
 * @param others the open streams of other tickets
 * @param lists different lists of codes of its kind, including its own
 * @throws Refused `unavailable`, `rate_limited`
 */
export const admit = (others: readonly Arrival[], { session, isRealTime, network }: Arrival, lists: number): void => {
  if (lists > limits.lists) throw full()
  const everybody = { others, limits: limits.everybody }
  const visitors = { others: others.filter((other) => !other.isRealTime), limits: limits.visitors }
  admitTo(network, isRealTime ? [everybody] : [everybody, visitors])
  if (others.filter((other) => other.session === session).length >= limits.session) throw tooMany('session')
}
