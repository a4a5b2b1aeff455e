import { createCipheriv, randomBytes } from 'node:crypto'

/** Seals an answer as the app does: AES-256-CBC with PKCS#7, prefixed by the IV, in base64. */
export const seal = (key: Buffer, text: string): string => {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
