import { Refused } from '../refused.ts'

const retryAfter = 15

export const closed = (): Refused => new Refused('unavailable', 'this process accepts no streams', { retryAfter })
export const full = (): Refused => new Refused('unavailable', 'this process has no free stream', { retryAfter })
export const tooMany = (of: 'address' | 'session'): Refused =>
  new Refused('rate_limited', `too many streams of one ${of}`, { retryAfter })

/** The most streams of a process, and of one network, which an office or the phones of a mobile carrier may share. */
export interface Limits {
  readonly all: number
  readonly network: number
}

/** Open streams that share limits. */
export interface Sharing {
  readonly others: readonly { readonly network: string }[]
  readonly limits: Limits
}

/**
 * Admits one more stream or refuses it. A refused page polls instead.
 *
 * @param groups the groups to which the stream would belong
 * @throws Refused `unavailable`, `rate_limited`
 */
export const admit = (network: string, groups: readonly Sharing[]): void => {
  if (groups.some(({ others, limits }) => others.length >= limits.all)) throw full()
  const ofNetwork = ({ others }: Sharing) => others.filter((other) => other.network === network).length
  if (groups.some((group) => ofNetwork(group) >= group.limits.network)) throw tooMany('address')
}
