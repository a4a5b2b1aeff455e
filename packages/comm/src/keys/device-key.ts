import { header } from '@foyer/protocol/signing/headers'
import { fromBase64, toBase64 } from '../encoding/base64.ts'
import { toHex } from '../encoding/hex.ts'
import { utf8 } from '../encoding/utf8.ts'
import { sha256 } from '../signing/sha256.ts'
import type { KeyStore } from './key-store.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }

/**
 * The stored pair, or a new one. A registration is bound to it, so a pair that cannot be stored (private mode) is not
 * used.
 */
const openPair = async (subtle: SubtleCrypto, store: KeyStore): Promise<CryptoKeyPair> => {
  const stored = await store.load()
  if (stored) return stored
  return store.keep(await subtle.generateKey(algorithm, false, ['decrypt']))
}

/**
 * The device's own key pair. It is generated once, and its private half never leaves WebCrypto. Rejects if it cannot be
 * generated or stored.
 */
export const deviceKey = async (subtle: SubtleCrypto, store: KeyStore): Promise<UnwrappingKey> => {
  const { publicKey, privateKey } = await openPair(subtle, store)
  const spki = toBase64(new Uint8Array(await subtle.exportKey('spki', publicKey)))
  return {
    headers: { [header.appPublicKey]: spki },
    // the body's signature covers the header (SEC-17)
    named: { appPubKeyHash: toHex(sha256(utf8(spki))) },
    unwrap: async (wrapped) =>
      new Uint8Array(
        await subtle.decrypt({ name: algorithm.name }, privateKey, fromBase64(wrapped) ?? new Uint8Array()),
      ),
  }
}
