import { fromBase64 } from '../encoding/base64.ts'
import { toHex } from '../encoding/hex.ts'
import { utf8 } from '../encoding/utf8.ts'
import { sha256 } from '../signing/sha256.ts'
import { readPkcs8 } from './pkcs8.ts'
import { openOaep } from './rsa-oaep.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

const bytesOf = (base64: string): Uint8Array => {
  const bytes = fromBase64(base64)
  if (!bytes) throw new RangeError('not base64')
  return bytes
}

/**
 * Unwraps with the key pair that every client of a deployment has (PKCS#8 in base64), for devices without WebCrypto. It
 * only protects app keys in logs and caches: anyone who reads the configuration has it.
 *
 * @throws RangeError for data that was not wrapped for this key
 */
export const unwrap = (pkcs8: string, wrapped: string): Uint8Array =>
  openOaep(readPkcs8(bytesOf(pkcs8)), bytesOf(wrapped))

/** The deployment's key. The body of a call names it, since the deployment may have another one since (O3). */
export const deploymentKey = (pkcs8: string): UnwrappingKey => ({
  named: { deploymentKeyHash: toHex(sha256(utf8(pkcs8))) },
  unwrap: async (wrapped) => unwrap(pkcs8, wrapped),
})
