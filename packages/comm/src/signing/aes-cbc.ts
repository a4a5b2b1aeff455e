import { cbc } from '@noble/ciphers/aes.js'
import { concatBytes } from '@noble/ciphers/utils.js'

/** AES-CBC with PKCS#7, the IV in front (SP 800-38A §6.2). */
export const encryptCbc = (key: Uint8Array, iv: Uint8Array, text: Uint8Array): Uint8Array =>
  concatBytes(iv, cbc(key, iv).encrypt(text))
