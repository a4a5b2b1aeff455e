import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { headerOf, type KeyRing, keyOf, kidOf, unnamed } from './key-ring.ts'
import { secretKeyOf } from './secret-key.ts'

const ivLength = 12
const tagLength = 16
const noHeader: Buffer = Buffer.alloc(0)

/** Encrypts with AES-256-GCM under one key: IV, tag, ciphertext. The header is authenticated and not part of the result. */
export const sealUnder = (
  key: Buffer,
  text: string,
  header: Buffer = noHeader,
  iv: Buffer = randomBytes(ivLength),
): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', secretKeyOf(key), iv).setAAD(header)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws if the bytes or the header were changed, or were encrypted under another key */
export const unsealUnder = (key: Buffer, bytes: Buffer, header: Buffer = noHeader): string => {
  const decipher = createDecipheriv('aes-256-gcm', secretKeyOf(key), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAAD(header).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
}

/** Encrypts for storage under the current data key, whose kid is in front of the result. */
export const seal = (dataKeys: KeyRing, text: string): Buffer => {
  const header = headerOf(dataKeys.current)
  return Buffer.concat([header, sealUnder(keyOf(dataKeys, dataKeys.current), text, header)])
}

/** @throws if the bytes were changed, or were encrypted under a key that the ring does not contain */
export const unseal = (dataKeys: KeyRing, bytes: Buffer): string => {
  const kid = kidOf(bytes)
  const header = headerOf(kid)
  const first = dataKeys.keys.get(unnamed)
  try {
    return unsealUnder(keyOf(dataKeys, kid), bytes.subarray(header.length), header)
  } catch (error) {
    // one of four thousand million random IVs looks like a header
    if (kid === unnamed || !first) throw error
    return unsealUnder(first, bytes)
  }
}
