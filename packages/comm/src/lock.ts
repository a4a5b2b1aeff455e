/** Runs work while no other tab runs work of the same name (I16), or at least tries to. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** For platforms where nothing else can run beside. */
export const noLock: Lock = (_name, work) => work()

/** A Web Lock that is waited for `patience` milliseconds and then done without: a second refresh is harmless. */
export const webLock =
  (locks: LockManager, patience = 5_000): Lock =>
  async (name, work) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), patience)
    let isOurs = false
    const run = () => {
      isOurs = true
      clearTimeout(timer)
      return work()
    }
    try {
      return await locks.request(name, { signal: giveUp.signal }, run)
    } catch (error) {
      if (isOurs) throw error
      return run()
    }
  }
