import { createCipheriv, randomBytes } from 'node:crypto'

/** As an app seals an answer: node's own AES-256-CBC, independent of the one that opens it. */
export const sealed = (key: Uint8Array, text: string | Uint8Array): string => {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64')
}
