import { createCipheriv, randomBytes } from 'node:crypto'

/** Seals a reply as an app does, with node's own AES-256-CBC, independent of the code that decrypts it. */
export const sealed = (key: Uint8Array, text: string | Uint8Array): string => {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64')
}
