import { networkOf } from '../../http/address.ts'
import { Refused } from '../../http/refused.ts'

/** Bytes of requests that are in the house at once, from their first byte to their answer. */
export const mostLoad = 16 * 1024 * 1024
const retryAfter = 5

/** What one request holds. */
export interface Hold {
  /** @throws Refused `unavailable`: the sender keeps its events and comes again */
  take(bytes: number): void
  /** Gives back all of it; what is taken afterwards is not counted. */
  release(): void
}

/** How much is being dealt with. */
export interface Load {
  readonly bytes: number
  open(address: string): Hold
}

/**
 * Overload becomes a quick 503 instead of memory: what waits is bounded by bytes, whatever the database does. One network
 * holds a quarter of it at most.
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
      let held = 0
      let isOpen = true
      return {
        take: (bytes) => {
          const ofNetwork = (byNetwork.get(network) ?? 0) + bytes
          if (all + bytes > most || ofNetwork > most / 4)
            throw new Refused('unavailable', 'the collector is busy', { retryAfter })
          if (!isOpen) return
          all += bytes
          held += bytes
          byNetwork.set(network, ofNetwork)
        },
        release: () => {
          const left = (byNetwork.get(network) ?? 0) - held
          if (left > 0) byNetwork.set(network, left)
          else byNetwork.delete(network)
          all -= held
          held = 0
          isOpen = false
        },
      }
    },
  }
}
