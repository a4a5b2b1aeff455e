import { Refused } from '../../../http/refused.ts'
import type { Ticket } from './tickets.ts'

/** A ticket, and where from it came: an address, or what counts as one. */
export interface Arrival {
  readonly ticket: Ticket
  readonly network: string
}

/** How many streams there may be. A visitor's session costs nothing to have, so visitors alone must not fill anything. */
export const limits = {
  /** one process, and what visitors may have of it: the rest is kept for whoever registered */
  all: { everybody: 5000, visitors: 4000 },
  /** behind one address are offices, and whole towns on their phones */
  network: { everybody: 1250, visitors: 250 },
  session: 12,
  /** different lists of codes, of visitors and of others each: every list is put together on its own in each slot */
  lists: 2000,
}

const full = () => new Refused('unavailable', 'no more streams here', { retryAfter: 15 })
const tooMany = (of: string) => new Refused('rate_limited', `too many streams of one ${of}`, { retryAfter: 15 })

/**
 * Lets one more in, or not.
 *
 * @param open everybody who is there; one who came with the same ticket gives way and does not count
 * @param lists different lists of codes that its kind has, were it let in
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
