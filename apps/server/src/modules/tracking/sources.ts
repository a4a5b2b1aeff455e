import { networkOf } from '../../http/address.ts'
import { Refused } from '../../http/refused.ts'

const windowMs = 60_000
/** Networks that are remembered at once. */
const mostSources = 20_000

/** Thousands of phones stand behind one address of a carrier; a script with a loop is above this within seconds. */
const perNetwork = { requests: 12_000, rejected: 600 } as const

interface Window {
  endsAt: number
  requests: number
  rejected: number
}

/** Counts what comes from one network within a minute. */
export interface Sources {
  /** @throws Refused `rate_limited` with the seconds until the minute is over */
  count(address: string): void
  /** Counts a body that was not taken: rubbish is let in less often. */
  reject(address: string): void
}

/**
 * Limits by network, in this process and in its memory only: a row in the database for each beacon would cost as much as
 * the beacon, and no address is written down. The one that was not met for longest is forgotten first.
 */
export const createSources = (now: () => number): Sources => {
  const windows = new Map<string, Window>()

  const forgetOldest = (): void => {
    const [oldest] = windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
  }

  const windowOf = (address: string): Window => {
    const network = networkOf(address)
    const at = now()
    const before = windows.get(network)
    const window = before && before.endsAt > at ? before : { endsAt: at + windowMs, requests: 0, rejected: 0 }
    windows.delete(network)
    windows.set(network, window)
    if (windows.size > mostSources) forgetOldest()
    return window
  }

  return {
    count: (address) => {
      const window = windowOf(address)
      window.requests++
      if (window.requests <= perNetwork.requests && window.rejected < perNetwork.rejected) return
      throw new Refused('rate_limited', 'too much from this network', {
        retryAfter: Math.ceil((window.endsAt - now()) / 1000),
      })
    },
    reject: (address) => {
      windowOf(address).rejected++
    },
  }
}
