import { keyPurpose } from '@foyer/protocol/signing/headers'
import { toBase64 } from '../encoding/base64.ts'
import { utf8 } from '../encoding/utf8.ts'
import { encryptCbc } from './aes-cbc.ts'
import { hkdf } from './hmac.ts'

/** Encrypts one text field for the server. */
export type Seal = (text: string) => string

/** AES-256-CBC with PKCS#7 under a key derived from the app key, preceded by the 16-byte IV, base64 (V9). */
export const sealField = (appKey: Uint8Array, iv: Uint8Array, text: string): string => {
  const key = hkdf(appKey, new Uint8Array(), utf8(keyPurpose.aes), 32)
  return toBase64(encryptCbc(key, iv, utf8(text)))
}
