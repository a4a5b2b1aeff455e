/** Where a device keeps text by name: web storage, a mini-program's, or memory. No operation ever throws (I15). */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Calls back with the key, or null for all of them, when another tab changed something. */
  watch?(listener: (key: string | null) => void): void
}
