/** Runs work while no other tab runs work of the same name (I16), or at least tries to. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** For platforms where nothing else can run beside. */
export const noLock: Lock = (_name, work) => work()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds for which no lock is waited for once one was not let go: the tab that hangs may hold the others too. */
const distrust = 60_000

/**
 * A Web Lock that is waited for `patience` milliseconds and then done without: a second refresh is harmless. After such a wait
 * locks are taken where they are free and done without where they are not, for a minute. A lock is let go `linger` milliseconds
 * after the work is done: tabs are processes of their own, and what one stores reaches the next a moment later than the lock
 * would.
 */
export const webLock = (
  locks: LockManager,
  { patience = 5_000, linger = 100 }: { patience?: number; linger?: number } = {},
): Lock => {
  let distrusted: unknown
  return (name, work) =>
    new Promise((resolve) => {
      const giveUp = new AbortController()
      const expire = () => {
        giveUp.abort()
        distrusted = setTimeout(() => {
          distrusted = undefined
        }, distrust)
        // in Node it would keep the process alive
        Object(distrusted).unref?.()
      }
      const timer = distrusted === undefined ? setTimeout(expire, patience) : undefined
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
