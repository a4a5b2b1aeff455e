/** Stores a device's key pair. Both operations always settle, and reject if nothing can be stored. */
export interface KeyStore {
  load(): Promise<CryptoKeyPair | undefined>
  /** Stores the pair unless another tab was faster, and returns the stored one. */
  keep(pair: CryptoKeyPair): Promise<CryptoKeyPair>
}

const storeName = 'keys'
const entry = 'device'

/** The value may have any type, since another program may use the same database. */
const asPair = (value: unknown): CryptoKeyPair | undefined => {
  const { publicKey, privateKey } = (value ?? {}) as Partial<CryptoKeyPair>
  const fits = publicKey?.type === 'public' && publicKey.extractable && privateKey?.usages.includes('decrypt')
  return fits && privateKey ? { publicKey, privateKey } : undefined
}

/** Milliseconds. Some browsers never answer a request, such as Safari after its storage process has crashed. */
const answerTimeout = 3_000

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), answerTimeout)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    request.onsuccess = end(() => resolve(request.result))
    request.onerror = end(() => reject(request.error))
  })

/**
 * Stores a pair in IndexedDB, from which keys cannot be exported. `open` may throw if IndexedDB is forbidden. A request
 * without an answer within 3 s has failed.
 */
export const indexedDbKeyStore = (open: () => IDBFactory, database: string): KeyStore => {
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    const opening = open().open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    return (await settled(opening)).transaction(storeName, mode).objectStore(storeName)
  }
  return {
    load: async () => asPair(await settled((await store('readonly')).get(entry))),
    keep: async (pair) => {
      const keys = await store('readwrite')
      const other = asPair(await settled(keys.get(entry)))
      if (!other) await settled(keys.put(pair, entry))
      return other ?? pair
    },
  }
}
