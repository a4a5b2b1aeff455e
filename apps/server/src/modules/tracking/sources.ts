import { networkOf } from '../../http/address.ts'
import { Refused } from '../../refused.ts'

const windowMs = 60_000
/** The most networks that are stored at once. */
const mostSources = 20_000

/**
 * Limits per network and minute. Thousands of phones may share one carrier's address, but a looping script exceeds this
 * within seconds.
 */
export const perNetwork = { requests: 12_000, events: 60_000, rejected: 600 } as const
/**
 * After `rejected` rejections one request in this many is read: invalid bodies then cost little, and valid senders
 * behind the same address still succeed.
 */
const oneOf = 10

interface Window {
  endsAt: number
  requests: number
  events: number
  rejected: number
}

/** Limits per network, within windows of a minute. */
export interface Sources {
  /** @throws Refused `rate_limited` with the seconds until the minute ends */
  count(address: string): void
  /** Counts events of a body that was read. @throws Refused like `count` */
  countEvents(address: string, events: number): void
  /** Counts a rejected body; after too many, most bodies of the network are not read. */
  reject(address: string): void
}

/**
 * Limits per network in the memory of this process: a database row for each beacon would cost as much as the beacon,
 * and no address is stored. Beyond the maximum, the network with the oldest request is removed.
 */
export const createSources = (wall: () => number): Sources => {
  const windows = new Map<string, Window>()

  const deleteOldest = (): void => {
    const [oldest] = windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
  }

  const windowOf = (address: string): Window => {
    const network = networkOf(address)
    const at = wall()
    const before = windows.get(network)
    const window =
      before && before.endsAt > at ? before : { endsAt: at + windowMs, requests: 0, events: 0, rejected: 0 }
    windows.delete(network)
    windows.set(network, window)
    if (windows.size > mostSources) deleteOldest()
    return window
  }

  const tooMuch = ({ endsAt }: Window): Refused =>
    new Refused('rate_limited', 'too much from this network', { retryAfter: Math.ceil((endsAt - wall()) / 1000) })

  return {
    count: (address) => {
      const window = windowOf(address)
      window.requests++
      const isRead = window.rejected < perNetwork.rejected || window.requests % oneOf === 0
      if (window.requests > perNetwork.requests || !isRead) throw tooMuch(window)
    },
    countEvents: (address, events) => {
      const window = windowOf(address)
      window.events += events
      if (window.events > perNetwork.events) throw tooMuch(window)
    },
    reject: (address) => {
      windowOf(address).rejected++
    },
  }
}
