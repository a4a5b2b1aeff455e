import type { KeyValueStorage } from './key-value.ts'

/** The methods of web storage used here; each may throw. */
type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Watched {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void, options?: AddEventListenerOptions): void
}

/**
 * localStorage or sessionStorage, and memory for values that it does not accept (I15). `open` may throw too, as
 * accessing localStorage does if it is forbidden. A value that could not be written is removed from the storage, so
 * that an older one is never read instead, not even after a reload. A later write of another tab takes precedence
 * again. `options` are those of the listener for writes of other tabs.
 */
export const webStorage = (open: () => Values, page?: Watched, options?: AddEventListenerOptions): KeyValueStorage => {
  /** null: removed, although the storage refused the removal */
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
      const memoryValue = inMemory.get(key)
      return memoryValue === undefined
        ? tried(
            (storage) => storage.getItem(key),
            () => null,
          )
        : memoryValue
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
      page?.addEventListener(
        'storage',
        ({ storageArea, key }) => {
          if (
            tried(
              (storage) => storage === storageArea,
              () => false,
            )
          ) {
            // the write of another tab is newer than the value that this tab could not write
            if (key) inMemory.delete(key)
            listener(key)
          }
        },
        options,
      ),
  }
}
