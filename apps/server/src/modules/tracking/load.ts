import { networkOf } from '../../http/address.ts'
import { Refused } from '../../refused.ts'

/** The most bytes of requests in flight, from their first byte to their answer. */
export const mostLoad = 16 * 1024 * 1024
const retryAfter = 5

/** The memory reserved by one request. */
export interface Reservation {
  /** @throws Refused `unavailable`; the sender retains its events and retries */
  take(bytes: number): void
  /** Releases all of it; later reservations have no effect. */
  release(): void
}

/** The memory reserved by all requests in flight. */
export interface Load {
  readonly bytes: number
  open(address: string): Reservation
}

/**
 * Turns overload into a quick 503 instead of memory use: the bytes in flight are bounded, whatever the database does.
 * One network may use a quarter of them.
 */
export const createLoad = (most = mostLoad): Load => {
  let all = 0
  const byNetwork = new Map<string, number>()
  return {
    get bytes() {
      return all
    },
    open: (address) => {
      const network = networkOf(address)
      let reserved = 0
      let isOpen = true
      return {
        take: (bytes) => {
          const ofNetwork = (byNetwork.get(network) ?? 0) + bytes
          if (all + bytes > most || ofNetwork > most / 4)
            throw new Refused('unavailable', 'the collector is busy', { retryAfter })
          if (!isOpen) return
          all += bytes
          reserved += bytes
          byNetwork.set(network, ofNetwork)
        },
        release: () => {
          const left = (byNetwork.get(network) ?? 0) - reserved
          if (left > 0) byNetwork.set(network, left)
          else byNetwork.delete(network)
          all -= reserved
          reserved = 0
          isOpen = false
        },
      }
    },
  }
}
