import type { Lock } from '../platform.ts'

/**
 * A Web Lock that is waited for `patience` milliseconds and then done without: a tab may be frozen while it holds it, and what
 * two tabs send is a double that the collector drops.
 */
export const webLock =
  (locks: Pick<LockManager, 'request'>, patience = 30_000): Lock =>
  async (name, work) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), patience)
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

/** Where nothing else can run beside, or nothing can be done about it. */
export const noLock: Lock = (_name, work) => work()
