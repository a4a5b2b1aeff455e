import { createCipheriv, randomBytes } from 'node:crypto'

/** AES-256-CBC with PKCS#7, the IV in front, base64: how the app seals an answer. */
export const seal = (key: Buffer, text: string): string => {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
