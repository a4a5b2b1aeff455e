import { toHex } from '../encoding/hex.ts'
import type { RandomBytes } from '../random.ts'
import type { KeyValueStorage } from '../storage/key-value.ts'

/** The stored session id, or a new one of 128 random bits, which is then stored (I14). */
export const openSessionId = (storage: KeyValueStorage, name: string, random: RandomBytes): string => {
  const stored = storage.get(name) ?? ''
  if (/^[\w-]{16,64}$/.test(stored)) return stored
  const made = toHex(random(16))
  storage.set(name, made)
  return made
}
