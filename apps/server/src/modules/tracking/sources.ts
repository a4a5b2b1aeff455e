import { networkOf } from '../../http/address.ts'
import { Refused } from '../../http/refused.ts'

const windowMs = 60_000
/** Networks that are remembered at once. */
const mostSources = 20_000

/** Thousands of phones stand behind one address of a carrier; a script with a loop is above this within seconds. */
export const perNetwork = { requests: 12_000, events: 60_000, rejected: 600 } as const
/** Past `rejected` one request in so many is read: rubbish costs little, and whoever is good behind the same address comes through. */
const oneOf = 10

interface Window {
  endsAt: number
  requests: number
  events: number
  rejected: number
}

/** Counts what comes from one network within a minute. */
export interface Sources {
  /** @throws Refused `rate_limited` with the seconds until the minute is over */
  count(address: string): void
  /** Counts events of a body that was read. @throws the same */
  countEvents(address: string, events: number): void
  /** Counts a body that was not taken: so many, and most are not even read. */
  reject(address: string): void
}

/**
 * Limits by network, in this process and in its memory only: a row in the database for each beacon would cost as much as
 * the beacon, and no address is written down. The one that was not met for longest is forgotten first.
 */
export const createSources = (wall: () => number): Sources => {
  const windows = new Map<string, Window>()

  const forgetOldest = (): void => {
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
    if (windows.size > mostSources) forgetOldest()
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
