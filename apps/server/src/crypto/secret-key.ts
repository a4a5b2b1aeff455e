import { createSecretKey, type KeyObject } from 'node:crypto'

const made = new WeakMap<Buffer, KeyObject>()

/**
 * The key that some bytes are, made once: given the bytes themselves, node:crypto makes a key of them for every use, which
 * costs four times what the use does.
 */
export const secretKeyOf = (bytes: Buffer): KeyObject => {
  const known = made.get(bytes)
  if (known) return known
  const key = createSecretKey(bytes)
  made.set(bytes, key)
  return key
}
