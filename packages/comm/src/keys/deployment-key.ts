import { fromBase64 } from '../encoding/base64.ts'
import { readPkcs8 } from './pkcs8.ts'
import { openOaep } from './rsa-oaep.ts'
import type { UnwrappingKey } from './unwrapping-key.ts'

/**
 * The key pair every client of a deployment is given in its configuration, for devices without WebCrypto. It keeps app
 * keys out of logs and caches, and no more: whoever reads the configuration has it.
 */
export const deploymentKey = (pkcs8: string): UnwrappingKey => ({
  unwrap: async (wrapped) => openOaep(readPkcs8(bytesOf(pkcs8)), bytesOf(wrapped)),
})

const bytesOf = (base64: string): Uint8Array => {
  const bytes = fromBase64(base64)
  if (!bytes) throw new RangeError('not base64')
  return bytes
}
