/**
 * Stores text by name on a device: web storage, a mini-program's storage, or memory. No operation ever throws (I15).
 */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Calls `listener` with the key, or null for all keys, when another tab changed something. */
  watch?(listener: (key: string | null) => void): void
}
