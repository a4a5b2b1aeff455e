import type { Lock } from '../platform.ts'

/**
 * A Web Lock with a time-out of `timeout` milliseconds, after which the work runs without it: a frozen tab may hold
 * the lock, and an event that two tabs send is a duplicate that the collector drops.
 */
export const webLock =
  (locks: Pick<LockManager, 'request'>, timeout = 30_000): Lock =>
  async (name, work) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), timeout)
    let isBegun = false
    try {
      await locks.request(name, { signal: giveUp.signal }, () => {
        clearTimeout(timer)
        isBegun = true
        return work()
      })
    } catch (error) {
      clearTimeout(timer)
      if (isBegun) throw error
      await work()
    }
  }

/** For platforms without other tabs, or without locks. */
export const noLock: Lock = (_name, work) => work()
