import { hash } from 'node:crypto'
import { unseal } from './at-rest.ts'
import type { KeyRing } from './key-ring.ts'

/** A seed that was promised by its hash before it is published. */
export interface CommittedSeed {
  readonly seedSealed: Buffer
  /** SHA-256 in hex */
  readonly seedHash: string
}

/**
 * Decrypts a seed, in hex. The database lets the sealed seed change, because the data key rotates; its hash cannot
 * change.
 *
 * @throws if it is not the promised seed
 */
export const openSeed = (dataKeys: KeyRing, { seedSealed, seedHash }: CommittedSeed): string => {
  const seed = unseal(dataKeys, seedSealed)
  if (hash('sha256', Buffer.from(seed, 'hex')) !== seedHash) throw new Error('the sealed seed is not the promised one')
  return seed
}
