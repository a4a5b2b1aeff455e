/**
 * A cache of the most recently used values by key. A missing value is computed; the least recently used one is removed
 * when more than `most` are stored.
 */
export const recentlyUsed = <Value>(most: number): ((key: string, make: () => Value) => Value) => {
  const cache = new Map<string, Value>()
  return (key, make) => {
    const value = cache.get(key) ?? make()
    cache.delete(key)
    cache.set(key, value)
    const [oldest] = cache.keys()
    if (cache.size > most && oldest !== undefined) cache.delete(oldest)
    return value
  }
}
