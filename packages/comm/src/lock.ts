/** Runs work while no other tab runs work of the same name (I16), as far as possible. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** For platforms where no other tab exists. */
export const noLock: Lock = (_name, work) => work()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Milliseconds without waiting for any lock after a lock time-out, since the tab that hangs may hold other locks too.
 */
const retryAfter = 60_000

/**
 * A Web Lock with a time-out of `timeout` milliseconds, after which the work runs without it: a second refresh is
 * harmless. For a minute after such a time-out, locks are used only if they are free. A lock is released `linger`
 * milliseconds after the work is done, since tabs are separate processes and stored values reach the next tab slightly
 * later than the lock would.
 */
export const webLock = (
  locks: LockManager,
  { timeout = 5_000, linger = 100 }: { timeout?: number; linger?: number } = {},
): Lock => {
  let suspended: unknown
  return (name, work) =>
    new Promise((resolve) => {
      const giveUp = new AbortController()
      const expire = () => {
        giveUp.abort()
        suspended = setTimeout(() => {
          suspended = undefined
        }, retryAfter)
        // otherwise it would keep the process alive in Node
        Object(suspended).unref?.()
      }
      const timer = suspended === undefined ? setTimeout(expire, timeout) : undefined
      const run = async (held: unknown) => {
        clearTimeout(timer)
        const done = work()
        resolve(done)
        await Promise.allSettled([done])
        if (held) await pause(linger)
      }
      const how = timer === undefined ? { ifAvailable: true } : { signal: giveUp.signal }
      locks.request(name, how, run).catch(() => {
        clearTimeout(timer)
        resolve(work())
      })
    })
}
