/**
 * Stores an entry as the one used last, and deletes those that were not used for the longest time.
 *
 * @param most number of entries that remain
 * @returns the value
 */
export const storeRecent = <Value>(entries: Map<string, Value>, key: string, value: Value, most: number): Value => {
  entries.delete(key)
  entries.set(key, value)
  for (const [oldest] of entries) {
    if (entries.size <= most) break
    entries.delete(oldest)
  }
  return value
}
