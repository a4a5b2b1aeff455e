/** Where a device keeps its key pair. Both operations reject where nothing can be kept. */
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

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A pair in IndexedDB, which stores keys that nobody can read out. `open` may throw where it is forbidden. */
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
