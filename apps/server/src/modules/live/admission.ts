import { Refused } from '../../http/refused.ts'

/** Streams there may be of a process, and behind one address: whole towns on their phones stand behind some. */
export const limits = { all: 4000, network: 250 }

interface Stream {
  readonly network: string
  readonly viewer: string
}

/**
 * Lets one more in, or not; a page that comes again takes the place it had. Whoever is refused asks now and then instead.
 *
 * @throws Refused `unavailable`, `rate_limited`
 */
export const admit = (open: Iterable<Stream>, { network, viewer }: Stream): void => {
  const others = [...open].filter((other) => other.viewer !== viewer)
  if (others.length >= limits.all) throw new Refused('unavailable', 'no more streams here', { retryAfter: 15 })
  if (others.filter((other) => other.network === network).length >= limits.network)
    throw new Refused('rate_limited', 'too many streams of one address', { retryAfter: 15 })
}
