import { Refused } from '../../refused.ts'

/** Limits of streams per process and per address. Mobile carriers share few addresses among many phones. */
export const limits = { all: 4000, network: 250 }

interface Stream {
  readonly network: string
  readonly viewer: string
}

/**
 * Admits one more stream or refuses it. A page that reconnects reuses its place. A refused page polls instead.
 *
 * @throws Refused `unavailable`, `rate_limited`
 */
export const admit = (open: Iterable<Stream>, { network, viewer }: Stream): void => {
  const others = [...open].filter((other) => other.viewer !== viewer)
  if (others.length >= limits.all)
    throw new Refused('unavailable', 'this process has no free stream', { retryAfter: 15 })
  if (others.filter((other) => other.network === network).length >= limits.network)
    throw new Refused('rate_limited', 'too many streams of one address', { retryAfter: 15 })
}
