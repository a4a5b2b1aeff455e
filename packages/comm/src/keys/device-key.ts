import { fromBase64, toBase64 } from '../encoding/base64.ts'
import type { KeyStore } from './key-store.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }

/** The stored pair, or a new one, which lives as long as the page where it cannot be stored (private mode). */
const openPair = async (subtle: SubtleCrypto, store: KeyStore): Promise<CryptoKeyPair> => {
  const stored = await store.load().catch(() => undefined)
  if (stored) return stored
  const made = await subtle.generateKey(algorithm, false, ['decrypt'])
  return store.keep(made).catch(() => made)
}

/**
 * The device's own key pair: made once, its private half never leaves WebCrypto. Rejects where WebCrypto cannot make one.
 */
export const deviceKey = async (subtle: SubtleCrypto, store: KeyStore): Promise<UnwrappingKey> => {
  const { publicKey, privateKey } = await openPair(subtle, store)
  return {
    publicKey: toBase64(new Uint8Array(await subtle.exportKey('spki', publicKey))),
    unwrap: async (wrapped) =>
      new Uint8Array(
        await subtle.decrypt({ name: algorithm.name }, privateKey, fromBase64(wrapped) ?? new Uint8Array()),
      ),
  }
}
