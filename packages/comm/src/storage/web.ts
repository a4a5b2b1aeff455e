import type { KeyValueStorage } from './key-value.ts'

/** As much of web storage as is used here; each operation may throw. */
type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Watched {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/**
 * localStorage or sessionStorage, and memory for whatever it does not take (I15): `open` may throw too, as merely naming
 * localStorage does where it is forbidden. A value that could not be written is also taken out, so that an older one is
 * never read in its place, not even after a reload. What another tab writes later counts again.
 */
export const webStorage = (open: () => Values, page?: Watched): KeyValueStorage => {
  /** null: removed, though the storage could not be told */
  const inMemory = new Map<string, string | null>()
  const tried = <T>(work: (storage: Values) => T, fallback: () => T): T => {
    try {
      return work(open())
    } catch {
      return fallback()
    }
  }
  const remove = (key: string): void => {
    inMemory.delete(key)
    tried(
      (storage) => storage.removeItem(key),
      () => void inMemory.set(key, null),
    )
  }
  return {
    get: (key) => {
      const kept = inMemory.get(key)
      return kept === undefined
        ? tried(
            (storage) => storage.getItem(key),
            () => null,
          )
        : kept
    },
    set: (key, value) =>
      tried(
        (storage) => {
          storage.setItem(key, value)
          inMemory.delete(key)
        },
        () => {
          remove(key)
          inMemory.set(key, value)
        },
      ),
    remove,
    watch: (listener) =>
      page?.addEventListener('storage', ({ storageArea, key }) => {
        if (
          tried(
            (storage) => storage === storageArea,
            () => false,
          )
        ) {
          // what another tab wrote is younger than what this one keeps because it could not write
          if (key) inMemory.delete(key)
          listener(key)
        }
      }),
  }
}
