import type { KeyValueStorage } from './key-value.ts'

/** Storage that lasts as long as the page. */
export const memoryStorage = (): KeyValueStorage => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
