/** Requests a value once for all concurrent callers, and again after it failed or was cleared. */
export interface CachedRequest<T> {
  get(): Promise<T>
  clear(): void
}

export const cachedRequest = <T>(request: () => Promise<T>): CachedRequest<T> => {
  let cached: Promise<T> | undefined
  const clear = () => {
    cached = undefined
  }
  return {
    get: () => {
      if (!cached) {
        const started = request()
        cached = started
        started.catch(() => {
          if (cached === started) clear()
        })
      }
      return cached
    },
    clear,
  }
}
