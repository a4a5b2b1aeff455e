import { Refused } from '../../../refused.ts'
import type { Ticket } from './tickets.ts'

/** A ticket and the network it came from: an address, or a prefix that counts as one. */
export interface Arrival {
  readonly ticket: Ticket
  readonly network: string
}

/** Limits of streams. A visitor session costs nothing, so visitors alone must not use up any limit. */
export const limits = {
  /** per process, and the share of visitors: the other places are reserved for registered callers */
  all: { everybody: 5000, visitors: 4000 },
  /** per address, which an office or the phones of a mobile carrier may share */
  network: { everybody: 1250, visitors: 250 },
  session: 12,
  /**
   * different lists of codes, for visitors and for registered callers each: every list is encoded separately in each
   * slot
   */
  lists: 2000,
}

const full = () => new Refused('unavailable', 'this process has no free stream', { retryAfter: 15 })
const tooMany = (of: string) => new Refused('rate_limited', `too many streams of one ${of}`, { retryAfter: 15 })

/**
 * Admits one more stream or refuses it.
 *
 * @param open all open streams; one with the same ticket is replaced and does not count
 * @param lists different lists of codes of its kind, including its own
 * @throws Refused `unavailable`, `rate_limited`
 */
export const admit = (open: Iterable<Arrival>, { ticket, network }: Arrival, lists: number): void => {
  const others = [...open].filter((other) => other.ticket.id !== ticket.id)
  const isFull = (there: Arrival[], most: { everybody: number; visitors: number }): boolean =>
    there.length >= most.everybody ||
    (!ticket.isRealTime && there.filter((other) => !other.ticket.isRealTime).length >= most.visitors)
  if (isFull(others, limits.all) || lists > limits.lists) throw full()
  const neighbours = others.filter((other) => other.network === network)
  if (isFull(neighbours, limits.network)) throw tooMany('address')
  if (others.filter((other) => other.ticket.session === ticket.session).length >= limits.session)
    throw tooMany('session')
}
