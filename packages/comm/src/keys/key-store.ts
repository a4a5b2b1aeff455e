/** Where a device keeps its key pair. Both operations end, and reject where nothing can be kept. */
export interface KeyStore {
  load(): Promise<CryptoKeyPair | undefined>
  /** Keeps the pair unless another tab was first, and gives the one that is kept. */
  keep(pair: CryptoKeyPair): Promise<CryptoKeyPair>
}

const storeName = 'keys'
const entry = 'device'

/** What was read may be anything, should another program use the same database. */
const asPair = (value: unknown): CryptoKeyPair | undefined => {
  const { publicKey, privateKey } = (value ?? {}) as Partial<CryptoKeyPair>
  const fits = publicKey?.type === 'public' && publicKey.extractable && privateKey?.usages.includes('decrypt')
  return fits && privateKey ? { publicKey, privateKey } : undefined
}

/** Milliseconds. Some browsers leave a request unanswered for good, as Safari does after its process of storage died. */
const patience = 3_000

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), patience)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    request.onsuccess = end(() => resolve(request.result))
    request.onerror = end(() => reject(request.error))
  })

/**
 * A pair in IndexedDB, which stores keys that nobody can read out. `open` may throw where it is forbidden. A request that gets no
 * answer within 3 s has failed.
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
