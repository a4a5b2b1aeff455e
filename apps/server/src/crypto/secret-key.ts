import { createSecretKey, type KeyObject } from 'node:crypto'

const made = new WeakMap<Buffer, KeyObject>()

/**
 * Caches the key object of key bytes. Given bytes, node:crypto creates a key object for every use, which costs four
 * times as much as the use itself.
 */
export const secretKeyOf = (bytes: Buffer): KeyObject => {
  const known = made.get(bytes)
  if (known) return known
  const key = createSecretKey(bytes)
  made.set(bytes, key)
  return key
}
