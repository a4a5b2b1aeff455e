/** Runs work while no other tab runs work of the same name (I16), or at least tries to. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** For platforms where nothing else can run beside. */
export const noLock: Lock = (_name, work) => work()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A Web Lock that is waited for `patience` milliseconds and then done without: a second refresh is harmless. It is let go
 * `linger` milliseconds after the work is done: tabs are processes of their own, and what one stores reaches the next a
 * moment later than the lock would.
 */
export const webLock =
  (locks: LockManager, { patience = 5_000, linger = 100 }: { patience?: number; linger?: number } = {}): Lock =>
  (name, work) =>
    new Promise((resolve) => {
      const giveUp = new AbortController()
      const timer = setTimeout(() => giveUp.abort(), patience)
      const run = async () => {
        clearTimeout(timer)
        const done = work()
        resolve(done)
        await Promise.allSettled([done])
        await pause(linger)
      }
      locks.request(name, { signal: giveUp.signal }, run).catch(() => {
        clearTimeout(timer)
        resolve(work())
      })
    })
