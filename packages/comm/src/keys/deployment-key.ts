import { fromBase64 } from '../encoding/base64.ts'
import { readPkcs8 } from './pkcs8.ts'
import { openOaep } from './rsa-oaep.ts'

const bytesOf = (base64: string): Uint8Array => {
  const bytes = fromBase64(base64)
  if (!bytes) throw new RangeError('not base64')
  return bytes
}

/**
 * Unwraps with the key pair that every client of a deployment is given (PKCS#8 in base64), for devices without WebCrypto.
 * It keeps app keys out of logs and caches, and no more: whoever reads the configuration has it.
 *
 * @throws RangeError for what was not wrapped for this key
 */
export const unwrap = (pkcs8: string, wrapped: string): Uint8Array =>
  openOaep(readPkcs8(bytesOf(pkcs8)), bytesOf(wrapped))
