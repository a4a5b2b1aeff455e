/** What was made for a key, made again once so many others were asked for since. */
export const recentlyUsed = <Value>(most: number): ((key: string, make: () => Value) => Value) => {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
