import { keyPurpose } from '@foyer/contract/signing/headers'
import { cbc } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { toBase64 } from '../encoding/base64.ts'
import { utf8 } from '../encoding/utf8.ts'

/** Encrypts one text field for the server. */
export type Seal = (text: string) => string

/** AES-256-CBC with PKCS#7 under a key derived from the app key, the 16-byte IV in front, base64 (V9). */
export const sealField = (appKey: Uint8Array, iv: Uint8Array, text: string): string => {
  const key = hkdf(sha256, appKey, undefined, utf8(keyPurpose.aes), 32)
  return toBase64(concatBytes(iv, cbc(key, iv).encrypt(utf8(text))))
}
