/** Requests a value once for all concurrent callers, and again after it failed or was forgotten. */
export interface CachedRequest<T> {
  get(): Promise<T>
  forget(): void
}

export const cachedRequest = <T>(request: () => Promise<T>): CachedRequest<T> => {
  let cached: Promise<T> | undefined
  const forget = () => {
    cached = undefined
  }
  return {
    get: () => {
      if (!cached) {
        const started = request()
        cached = started
        started.catch(() => {
          if (cached === started) forget()
        })
      }
      return cached
    },
    forget,
  }
}
