import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretKeyOf } from './secret-key.ts'

const ivLength = 12
const tagLength = 16

/** Encrypts with AES-256-GCM under the data key: IV, tag, ciphertext. */
export const seal = (dataKey: Buffer, text: string): Buffer => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', secretKeyOf(dataKey), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws if the bytes were changed or encrypted under another key */
export const unseal = (dataKey: Buffer, bytes: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', secretKeyOf(dataKey), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
}
